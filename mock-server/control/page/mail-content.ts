import type { Deployment } from 'fixtures/deployments';
import type { MailContent, Paragraph } from '../../pages/mail/mail-body';
import type { MailRow } from '../../store/rows';
import { getTexts } from '../../texts/texts';
import { chooseTextColourOnButton } from '../contrast';

const PLAIN_COLOUR = '#2a3338';

/**
 * A paragraph that is only a link becomes a button.
 * @param hrefOf address of the link with this index
 */
export function createMailContent(
  { kind, text, links, language }: MailRow,
  { partner, bankTerms }: Deployment,
  hrefOf: (index: number) => string,
): MailContent {
  const t = getTexts('mail', language);
  const background = partner.fe_theme?.color_primary ?? PLAIN_COLOUR;
  const link = (index: number) => ({ href: hrefOf(index), text: links[index] ?? '' });
  const linksInText = links
    .filter((address) => text.includes(address))
    .toSorted((left, right) => right.length - left.length);
  const splitAtLinks = (paragraph: string) =>
    linksInText
      .reduce<string[]>(
        (pieces, address) =>
          pieces.flatMap((piece) => (linksInText.includes(piece) ? piece : splitAtLink(piece, address))),
        [paragraph],
      )
      .filter((piece) => piece !== '')
      .map((piece) => (linksInText.includes(piece) ? link(links.indexOf(piece)) : piece));
  const paragraphs = text.split('\n\n').map((paragraph): Paragraph => {
    const index = links.indexOf(paragraph);
    if (index === -1) return { kind: 'text', pieces: splitAtLinks(paragraph) };
    return { kind: 'button', label: t(`button.${kind}`), hint: t('withoutButton'), link: link(index) };
  });
  const linkParagraphs = links.flatMap((address, index): Paragraph[] =>
    linksInText.includes(address) ? [] : [{ kind: 'text', pieces: [link(index)] }],
  );
  return {
    language,
    bank: partner.parameters.display_name,
    logo: bankTerms?.logo ?? null,
    colours: { background, color: chooseTextColourOnButton(background).usedColour },
    paragraphs: [...paragraphs, ...linkParagraphs],
  };
}

function splitAtLink(text: string, link: string): string[] {
  return text.split(link).flatMap((part, index) => (index === 0 ? [part] : [link, part]));
}
