import type { Deployment } from 'fixtures/deployments';
import type { Letter, Paragraph } from '../../pages/mail/letter-body';
import type { MailRow } from '../../store/rows';
import { getTexts } from '../../texts/texts';
import { chooseTextColourOnButton } from '../contrast';

const PLAIN_COLOUR = '#2a3338';

/**
 * A paragraph that is only a link becomes a button.
 * @param hrefOf address of the link with this index
 */
export function createLetter(
  { kind, text, links, language }: MailRow,
  { partner, own }: Deployment,
  hrefOf: (index: number) => string,
): Letter {
  const t = getTexts('mail', language);
  const background = partner.fe_theme?.color_primary ?? PLAIN_COLOUR;
  const link = (index: number) => ({ href: hrefOf(index), text: links[index] ?? '' });
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
      .filter((piece) => piece !== '')
      .map((piece) => (inText.includes(piece) ? link(links.indexOf(piece)) : piece));
  const paragraphs = text.split('\n\n').map((paragraph): Paragraph => {
    const index = links.indexOf(paragraph);
    if (index === -1) return { kind: 'text', pieces: linked(paragraph) };
    return { kind: 'button', label: t(`button.${kind}`), hint: t('withoutButton'), link: link(index) };
  });
  const elsewhere = links.flatMap((each, index): Paragraph[] =>
    inText.includes(each) ? [] : [{ kind: 'text', pieces: [link(index)] }],
  );
  return {
    language,
    bank: partner.parameters.display_name,
    logo: own?.logo ?? null,
    colours: { background, color: chooseTextColourOnButton(background).used },
    paragraphs: [...paragraphs, ...elsewhere],
  };
}

function splitAtLink(text: string, link: string): string[] {
  return text.split(link).flatMap((part, index) => (index === 0 ? [part] : [link, part]));
}
