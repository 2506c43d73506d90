import type { Deployment } from 'fixtures/deployments';
import { html } from 'hono/html';
import type { MailRow } from '../../store/rows';
import { texts } from '../../texts/texts';
import { textColourOnButton } from '../contrast';

const LOGO_MARK = html`<svg viewBox="0 0 28 28" aria-hidden="true"><path fill="var(--p)" d="M3 3h9.5A12.5 12.5 0 0 1 25 15.5V25h-9.5A12.5 12.5 0 0 1 3 12.5z"/><path fill="none" stroke="var(--on)" stroke-width="2" stroke-linecap="round" d="M9.5 9.5 25 25"/></svg>`;

const PLAIN_COLOUR = '#2a3338';

/**
 * Separate links become buttons.
 * @param hrefOf address that follows the link with this index in the world of the e-mail
 */
export function emailView(
  { kind, text, links, language }: MailRow,
  { partner, own }: Deployment,
  hrefOf: (index: number) => string,
) {
  const t = texts('mail', language);
  const colour = partner.fe_theme?.color_primary ?? PLAIN_COLOUR;
  const link = (index: number) =>
    html`<a href="${hrefOf(index)}" target="_blank" rel="noopener">${links[index]}</a>`;
  const button = (index: number) =>
    html`<p><a class="letter-button" href="${hrefOf(index)}" target="_blank" rel="noopener">${t(`button.${kind}`)}</a></p>
<p class="kv">${t('withoutButton')} ${link(index)}</p>`;
  const inText = links
    .filter((each) => text.includes(each))
    .toSorted((one, other) => other.length - one.length);
  const linked = (paragraph: string) =>
    inText
      .reduce<string[]>(
        (pieces, each) =>
          pieces.flatMap((piece) => (inText.includes(piece) ? piece : splitAtLink(piece, each))),
        [paragraph],
      )
      .map((piece) => (inText.includes(piece) ? link(links.indexOf(piece)) : piece));
  const paragraphs = text.split('\n\n').map((paragraph) => {
    const index = links.indexOf(paragraph);
    return index === -1 ? html`<p>${linked(paragraph)}</p>` : button(index);
  });
  const elsewhere = links.flatMap((each, index) =>
    inText.includes(each) ? [] : [html`<p>${link(index)}</p>`],
  );
  return html`<div class="card-b letter" style="--p:${colour};--on:${textColourOnButton(colour).used}">
<p class="letter-brand">${own?.logo ? html`<img src="${own.logo}" alt="">` : LOGO_MARK}<b>${partner.parameters.display_name}</b></p>
${paragraphs}${elsewhere}</div>`;
}

function splitAtLink(text: string, link: string): string[] {
  return text.split(link).flatMap((part, index) => (index === 0 ? [part] : [link, part]));
}
