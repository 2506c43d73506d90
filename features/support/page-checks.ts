import type { Page as BrowserPage } from 'playwright';
import { findLostFocus } from './lost-focus';
import { findHtmlErrors, shapesOf } from './page-html';
import { backendKind, serverAddress } from './settings';
import { expect } from './test-browser/expect';
import { HtmlPage } from './test-browser/html/page';
import type { Page } from './test-browser/test-browser';
import { findSuspectedKeys, findUntranslatedKeys, type SuspectedKeys } from './untranslated-keys';
import type { PortalWorld } from './world';

const FOCUS_TIMEOUT_MS = 3_000;

/** The page lists error codes, which look like untranslated keys. */
const ERROR_CODE_PAGE = '/demo/errors';

interface PageFindings {
  shapes: string[];
  suspectedKeys: SuspectedKeys;
  lostFocus: string | null;
  misplacedError: string | null;
}

/** A locator would first load 330 kB of script into each page. */
const READ_FINDINGS_SCRIPT = `({ shapes: document.contentType === 'text/html' ? (${shapesOf})(document.documentElement) : [], suspectedKeys: (${findSuspectedKeys})(document.documentElement), lostFocus: (${findLostFocus})(), misplacedError: (${misplacedError})() })`;

export async function expectValidPage(world: PortalWorld): Promise<void> {
  const page = world.openPage;
  if (!page || !isOwnPage(world, page)) return;
  const findings = await findingsOf(page).catch(() => null);
  if (findings === null) return;
  const errors = await findHtmlErrors(page.url(), findings.shapes, () => sourceOf(page));
  if (errors.length > 0) throw new Error(`The HTML of ${page.url()} is invalid:\n${errors.join('\n')}`);
  if (!isPortalPage(world, page)) return;
  const keys = page.url().includes(ERROR_CODE_PAGE) ? [] : findUntranslatedKeys(findings.suspectedKeys);
  if (findings.misplacedError !== null) {
    throw new Error(
      `The error summary lists errors in another order than the form: ${findings.misplacedError}`,
    );
  }
  if (isBrowserPage(page) && findings.lostFocus !== null) await expectFocusKept(world, page);
  if (keys.length > 0) throw new Error(`The page shows keys of texts: ${keys.join(', ')}`);
}

/** Runs in the page. */
function misplacedError(): string | null {
  const errors = [...document.querySelectorAll<HTMLAnchorElement>('[data-part=errors] a[href^="#"]')];
  const fields = errors.flatMap((error) => {
    const field = document.getElementById(decodeURIComponent(error.hash.slice(1)));
    return field ? { field, text: error.textContent } : [];
  });
  const misplacedField = fields.find(({ field }, index) => {
    const previousField = fields[index - 1]?.field;
    return previousField && previousField.compareDocumentPosition(field) & Node.DOCUMENT_POSITION_PRECEDING;
  });
  return misplacedField?.text ?? null;
}

async function findingsOf(page: Page): Promise<PageFindings> {
  if (isBrowserPage(page)) return page.evaluate<PageFindings>(READ_FINDINGS_SCRIPT);
  const html = page.locator('html');
  return {
    shapes: await html.evaluate(shapesOf),
    suspectedKeys: await html.evaluate(findSuspectedKeys),
    lostFocus: null,
    misplacedError: null,
  };
}

async function sourceOf(page: Page): Promise<string | null> {
  if (page instanceof HtmlPage) return page.source;
  const pendingContent = isBrowserPage(page) ? page.evaluate(sourceWithoutEditor) : page.content();
  const content = await pendingContent.catch(() => null);
  // Scripts set a style on pages that the server answered without a configuration.
  return content?.replace(/(<html[^>]*?) style="[^"]*"/, '$1') ?? null;
}

/** Runs in the page. Omits the code editor: its library writes its own elements and styles. */
function sourceWithoutEditor(): string {
  const copy = document.documentElement.cloneNode(true) as Element;
  for (const editor of copy.querySelectorAll('.cm-editor')) editor.remove();
  // The editor's styles stay after it is closed.
  for (const style of copy.querySelectorAll('head > style'))
    if (style.textContent?.includes('.ͼ')) style.remove();
  return `<!DOCTYPE html>${copy.outerHTML}`;
}

async function expectFocusKept(world: PortalWorld, page: BrowserPage): Promise<void> {
  await world.waitForNavigation();
  const readLostFocus = () => page.evaluate(findLostFocus).catch(() => null);
  await expect
    .poll(readLostFocus, {
      message: 'The body has the focus, which this element lost',
      timeout: FOCUS_TIMEOUT_MS,
    })
    .toBeNull();
}

const isBrowserPage = (page: Page): page is BrowserPage => 'bringToFront' in page && 'evaluate' in page;

function isOwnPage(world: PortalWorld, page: Page): boolean {
  const isSimulator = () =>
    backendKind() === 'simulator' && new URL(page.url()).port === new URL(serverAddress('API_BASE_URL')).port;
  return URL.canParse(page.url()) && (isPortalPage(world, page) || isSimulator());
}

function isPortalPage(world: PortalWorld, page: Page): boolean {
  return URL.canParse(page.url()) && new URL(page.url()).port === new URL(world.url('/')).port;
}
