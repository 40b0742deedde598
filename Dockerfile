FROM python:3.12.12-slim-trixie

RUN useradd --create-home --uid 10001 parlour
WORKDIR /home/parlour

COPY requirements.lock .
RUN pip install --no-cache-dir --require-hashes -r requirements.lock

COPY pyproject.toml README.md LICENSE ./source/
COPY engine ./source/engine
COPY bot ./source/bot
COPY locales ./source/locales
RUN pip install --no-cache-dir --no-deps --no-build-isolation ./source && rm -r source

USER parlour
ENV HOST=0.0.0.0 PYTHONUNBUFFERED=1
EXPOSE 8080 8081
STOPSIGNAL SIGTERM
CMD ["python", "-m", "bot"]
