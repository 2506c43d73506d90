import type { BrowserContext, ConsoleMessage, WebError } from 'playwright';

/** Scenarios check the page after a failed request, not this message. */
const FAILED_RESOURCE =
  /^Failed to load resource: (the server responded with a status of \d+|net::ERR_(?:INTERNET_DISCONNECTED|FILE_NOT_FOUND|UPLOAD_FILE_CHANGED))/;
/** Chromium wants a user name, which the page of a mailed link does not know. */
const MISSING_USERNAME_FIELD = /^\[DOM\] Password forms should have \(optionally hidden\) username fields/;
/** Remix prefetches style sheets, which a slow page uses late. */
const UNUSED_PRELOAD =
  /^The resource \S+\.css was preloaded using link preload but not used within a few seconds/;
/** Firefox's PDF viewer logs its progress, and errors if its frame is removed. */
const PDF_VIEWER = /^PDF [\da-f]{32} \[.*\(PDF\.js: |resource:\/\/pdf\.js|globalThis\.pdfjsLib is undefined/;
/** Firefox logs downloads that unloading a page aborts (`app/page/suppress-cancellation-errors.ts`). */
const ABORTED_DOWNLOAD = /download failed \(font-family: .* status=2152398850 |^Error in input stream$/;
const REFUSED_FORM = /status of 400 /;
const FORM_BY_SCRIPT = /\.data(\?|$)/;
/** Statuses that scripts handle. 404, 413, 429 and 503 remain errors. */
const REFUSED_SCRIPT = /status of (?!404|413|429|503)\d/;
const ADDRESS_OF_SCRIPTS = /\/(upload\?|application\/keep$|company-suggestions\?|signatures\/[^/]+\/status$)/;
const ASSET_URL = /\/assets\/|\.(js|css|woff2?|png|svg)(\?|$)/;

export class ConsoleErrors {
  readonly messages: string[] = [];
  readonly #context: BrowserContext;

  constructor(context: BrowserContext) {
    this.#context = context;
    context.on('console', this.#onConsole);
    context.on('weberror', this.#onError);
  }

  stop(): void {
    this.#context.off('console', this.#onConsole);
    this.#context.off('weberror', this.#onError);
  }

  readonly #onConsole = (message: ConsoleMessage): void => {
    const { url } = message.location();
    const isForm = REFUSED_FORM.test(message.text()) && FORM_BY_SCRIPT.test(url);
    const isRefusedScript = REFUSED_SCRIPT.test(message.text()) && ADDRESS_OF_SCRIPTS.test(url);
    if (FAILED_RESOURCE.test(message.text()) && !ASSET_URL.test(url) && !isForm && !isRefusedScript) return;
    if ([MISSING_USERNAME_FIELD, UNUSED_PRELOAD, PDF_VIEWER].some((pattern) => pattern.test(message.text())))
      return;
    this.messages.push(`console.${message.type()} on ${message.page()?.url()}: ${message.text()} (${url})`);
  };

  readonly #onError = (error: WebError): void => {
    if ([PDF_VIEWER, ABORTED_DOWNLOAD].some((pattern) => pattern.test(error.error().message))) return;
    this.messages.push(`uncaught on ${error.page()?.url()}: ${error.error().stack ?? error.error().message}`);
  };
}
