import type { Page } from 'playwright';
import { stringify } from 'yaml';

interface SpokenElement {
  name: string;
  facts: string[];
}

/**
 * The result's section `also` lists required, current, live and described parts.
 * @param placeholders for texts that differ between runs
 */
export async function readTree(page: Page, placeholders: ReadonlyMap<string, string>): Promise<string> {
  const body = page.locator('body');
  const seen = removeVaryingParts(await body.ariaSnapshot()).replaceAll(/^(?=.)/gm, '  ');
  const also = (await body.evaluate(readOmittedFacts)).map(
    ({ name, facts }) => `${name}: ${facts.join('; ')}`,
  );
  const tree = `page:\n${seen}\n${stringify({ also }, { lineWidth: 0 })}`;
  const told = tree.replace(REQUEST_NUMBER, '$1 of the request');
  return [...placeholders].reduce((text, [value, word]) => text.replaceAll(value, word), told);
}

const REQUEST_NUMBER = /(Referenz) [\w-]{8}$/m;

/** Removes link targets, because they contain world IDs. */
export function removeVaryingParts(snapshot: string): string {
  const told = snapshot
    .replaceAll(WORD_JOINER, '')
    .replaceAll(SESSION_TIME, '$1 just now')
    .replaceAll(SESSION_BROWSER, '$1this browser')
    .split('\n')
    .filter((line) => !/^\s*- \/url:/.test(line));
  const ofTop = (index: number) => told.slice(0, index + 1).findLast((line) => !line.startsWith(' '));
  const kept = shortened(
    told.filter((line, index) => {
      const top = ofTop(index);
      const varies = top === TOASTS || NEWS.test(top ?? '');
      return !varies && (top !== FOOTER || line === FOOTER);
    }),
  );
  return kept
    .map((line, index) => {
      const hasContent = depth(kept[index + 1] ?? '') > depth(line);
      return hasContent ? line : line.replace(/:$/, '');
    })
    .join('\n');
}

const SESSION_TIME = /(- paragraph: (?:Angemeldet seit|Zuletzt genutzt)) .+$/gm;
const SESSION_BROWSER = /(- paragraph: )(?:Unbekannter Browser|Chrome|Edge|Firefox|Safari) auf \w+$/gm;
const WORD_JOINER = '\u2060';
const FOOTER = '- contentinfo:';
const TOASTS = '- region "Meldungen":';
const NEWS = /^- (status|alert)\b/;

function shortened(lines: readonly string[]): string[] {
  const isOption = (line: string | undefined) => line !== undefined && /^\s*- option\b/.test(line);
  return lines.flatMap((line, index) => {
    if (!isOption(line)) return [line];
    let first = index;
    while (isOption(lines[first - 1])) first -= 1;
    const end = lines.findIndex((other, at) => at > index && !isOption(other));
    const options = lines.slice(first, end === -1 ? undefined : end);
    if (options.length <= LONG_LIST) return [line];
    const chosen = line.includes('[selected]') ? [line] : [];
    const count = `${' '.repeat(depth(line))}- text: one of ${options.length} options`;
    return first === index ? [count, ...chosen] : chosen;
  });
}

const LONG_LIST = 30;

const depth = (line: string) => line.length - line.trimStart().length;

/** Runs in the page. */
function readOmittedFacts(body: HTMLElement): SpokenElement[] {
  const read = {
    text({ textContent }: Element) {
      return (textContent ?? '').replace(/\s+/g, ' ').trim();
    },
    byIds(element: Element, attribute: string) {
      const ids = (element.getAttribute(attribute) ?? '').split(/\s+/);
      return ids
        .flatMap((id) => document.getElementById(id) ?? [])
        .map(read.text)
        .join(' ');
    },
    labels(element: Element) {
      const labels = 'labels' in element && element.labels instanceof NodeList ? [...element.labels] : [];
      return labels
        .filter((label) => label instanceof Element)
        .map(read.text)
        .join(' ');
    },
    name(element: Element) {
      return (
        read.byIds(element, 'aria-labelledby') ||
        element.getAttribute('aria-label') ||
        read.labels(element) ||
        read.text(element.querySelector(':scope > legend') ?? element)
      );
    },
    facts(element: Element) {
      const description = read.byIds(element, 'aria-describedby');
      return [
        element.matches(':required, [aria-required=true]') && 'required',
        element.ariaCurrent && `current ${element.ariaCurrent}`,
        element.ariaLive && `live ${element.ariaLive}`,
        element.ariaBusy === 'true' && 'busy',
        element.ariaExpanded === 'false' && 'collapsed',
        element.ariaHasPopup && `opens ${element.ariaHasPopup}`,
        description && `described by "${description}"`,
      ].flatMap((fact) => fact || []);
    },
  };
  return [...body.querySelectorAll('*')]
    .filter((element) => element.checkVisibility() && !element.closest('[aria-hidden=true], [inert]'))
    .map((element) => ({
      name: `${element.localName} ${read.name(element)}`.trim(),
      facts: read.facts(element),
    }))
    .filter(({ facts }) => facts.length > 0);
}
