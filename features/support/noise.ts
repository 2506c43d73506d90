import type { BrowserContext, ConsoleMessage, WebError } from 'playwright';

/**
 * The browser reports every answer of 400 and above as an error, each request without a connection, and each whose file has changed or gone; for pages and form answers the page
 * that comes of it is tested, not noise.
 */
const REFUSED_ANSWER =
  /^Failed to load resource: (the server responded with a status of \d+|net::ERR_(?:INTERNET_DISCONNECTED|FILE_NOT_FOUND|UPLOAD_FILE_CHANGED))/;
/**
 * A hint of the full Chromium that its console hides unless asked: to name the login beside a new password. The page that a mail's link opens
 * does not learn it; where it is known, a scenario of the settings looks at it.
 */
const LOGIN_UNNAMED = /^\[DOM\] Password forms should have \(optionally hidden\) username fields/;
/**
 * How long a page took, said by Chromium: the framework fetches the styles of the page that comes next ahead, and they wait while the lending
 * system or a crowded machine does.
 */
const STYLES_WAIT =
  /^The resource \S+\.css was preloaded using link preload but not used within a few seconds/;
/** Firefox shows a PDF by scripts of its own, which tell what they read, and fail with no harm when the frame with it goes. */
const PDF_VIEWER = /^PDF [\da-f]{32} \[.*\(PDF\.js: |resource:\/\/pdf\.js|globalThis\.pdfjsLib is undefined/;
/**
 * Firefox says so of a page that is left: of its fonts, and of what it still read once it can no longer keep that to itself
 * (`app/page/end-quietly.ts`).
 */
const BROKEN_OFF = /download failed \(font-family: .* status=2152398850 |^Error in input stream$/;
/** The page says all there is to say about a form that is refused. */
const REFUSED_FORM = /status of 400 /;
const FORM_BY_SCRIPT = /\.data(\?|$)/;
/** The page's own scripts get a refusal as a typed answer; a busy portal, a lost session store and an address that is none stay failed requests. */
const REFUSED_SCRIPT = /status of (?!404|413|429|503)\d/;
const ADDRESS_OF_SCRIPTS = /\/(upload\?|application\/keep$|company-suggestions\?|signatures\/[^/]+\/status$)/;
const ASSET = /\/assets\/|\.(js|css|woff2?|png|svg)(\?|$)/;

/**
 * What the pages of one profile say that nobody looking at them would see: any message in the console, as script errors, hydration warnings
 * and a broken security policy make them.
 */
export class Noise {
  readonly complaints: string[] = [];
  readonly #context: BrowserContext;

  /** Listens from now on, until `stop`. */
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
    const isScripts = REFUSED_SCRIPT.test(message.text()) && ADDRESS_OF_SCRIPTS.test(url);
    if (REFUSED_ANSWER.test(message.text()) && !ASSET.test(url) && !isForm && !isScripts) return;
    if ([LOGIN_UNNAMED, STYLES_WAIT, PDF_VIEWER].some((known) => known.test(message.text()))) return;
    this.complaints.push(`console.${message.type()} on ${message.page()?.url()}: ${message.text()} (${url})`);
  };

  readonly #onError = (error: WebError): void => {
    if ([PDF_VIEWER, BROKEN_OFF].some((known) => known.test(error.error().message))) return;
    this.complaints.push(
      `uncaught on ${error.page()?.url()}: ${error.error().stack ?? error.error().message}`,
    );
  };
}
