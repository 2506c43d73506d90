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
  const visibleTree = removeVaryingParts(await body.ariaSnapshot()).replaceAll(/^(?=.)/gm, '  ');
  const omittedFacts = (await body.evaluate(readOmittedFacts)).map(
    ({ name, facts }) => `${name}: ${facts.join('; ')}`,
  );
  const tree = `page:\n${visibleTree}\n${stringify({ also: omittedFacts }, { lineWidth: 0 })}`;
  const normalizedTree = tree.replace(REQUEST_NUMBER, '$1 of the request');
  return [...placeholders].reduce((text, [value, word]) => text.replaceAll(value, word), normalizedTree);
}

const REQUEST_NUMBER = /(Referenz) [\w-]{8}$/m;

/** Removes link targets, because they contain world IDs. */
export function removeVaryingParts(snapshot: string): string {
  const treeLines = snapshot
    .replaceAll(WORD_JOINER, '')
    .replaceAll(SESSION_TIME_LINE, '$1 just now')
    .replaceAll(SESSION_BROWSER_LINE, '$1this browser')
    .split('\n')
    .filter((line) => !/^\s*- \/url:/.test(line));
  const topLevelLineOf = (index: number) =>
    treeLines.slice(0, index + 1).findLast((line) => !line.startsWith(' '));
  const keptLines = shortenOptionLists(
    treeLines.filter((line, index) => {
      const top = topLevelLineOf(index);
      const isVarying = top === TOAST_REGION_LINE || ANNOUNCEMENT_LINE.test(top ?? '');
      return !isVarying && (top !== FOOTER_LINE || line === FOOTER_LINE);
    }),
  );
  return keptLines
    .map((line, index) => {
      const hasContent = depth(keptLines[index + 1] ?? '') > depth(line);
      return hasContent ? line : line.replace(/:$/, '');
    })
    .join('\n');
}

const SESSION_TIME_LINE = /(- paragraph: (?:Angemeldet seit|Zuletzt genutzt)) .+$/gm;
const SESSION_BROWSER_LINE = /(- paragraph: )(?:Unbekannter Browser|Chrome|Edge|Firefox|Safari) auf \w+$/gm;
const WORD_JOINER = '\u2060';
const FOOTER_LINE = '- contentinfo:';
const TOAST_REGION_LINE = '- region "Meldungen":';
const ANNOUNCEMENT_LINE = /^- (status|alert)\b/;

function shortenOptionLists(lines: readonly string[]): string[] {
  const isOption = (line: string | undefined) => line !== undefined && /^\s*- option\b/.test(line);
  return lines.flatMap((line, index) => {
    if (!isOption(line)) return [line];
    let first = index;
    while (isOption(lines[first - 1])) first -= 1;
    const end = lines.findIndex((other, at) => at > index && !isOption(other));
    const options = lines.slice(first, end === -1 ? undefined : end);
    if (options.length <= LONG_LIST_LENGTH) return [line];
    const selectedLines = line.includes('[selected]') ? [line] : [];
    const count = `${' '.repeat(depth(line))}- text: one of ${options.length} options`;
    return first === index ? [count, ...selectedLines] : selectedLines;
  });
}

const LONG_LIST_LENGTH = 30;

const depth = (line: string) => line.length - line.trimStart().length;

/** Runs in the page. */
function readOmittedFacts(body: HTMLElement): SpokenElement[] {
  const readers = {
    text({ textContent }: Element) {
      return (textContent ?? '').replace(/\s+/g, ' ').trim();
    },
    textsByIds(element: Element, attribute: string) {
      const ids = (element.getAttribute(attribute) ?? '').split(/\s+/);
      return ids
        .flatMap((id) => document.getElementById(id) ?? [])
        .map(readers.text)
        .join(' ');
    },
    labels(element: Element) {
      const labels = 'labels' in element && element.labels instanceof NodeList ? [...element.labels] : [];
      return labels
        .filter((label) => label instanceof Element)
        .map(readers.text)
        .join(' ');
    },
    name(element: Element) {
      return (
        readers.textsByIds(element, 'aria-labelledby') ||
        element.getAttribute('aria-label') ||
        readers.labels(element) ||
        readers.text(element.querySelector(':scope > legend') ?? element)
      );
    },
    facts(element: Element) {
      const description = readers.textsByIds(element, 'aria-describedby');
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
      name: `${element.localName} ${readers.name(element)}`.trim(),
      facts: readers.facts(element),
    }))
    .filter(({ facts }) => facts.length > 0);
}
