import type { Language } from 'contracts/api/enumerations/language';
import { joinClassNames } from 'ui/layout/layout';
import { body, quietText } from '../parts/card.css';
import * as css from './mail-body.css';

interface MailLink {
  readonly href: string;
  readonly text: string;
}

export type Paragraph =
  | { readonly kind: 'text'; readonly pieces: readonly (string | MailLink)[] }
  | { readonly kind: 'button'; readonly label: string; readonly hint: string; readonly link: MailLink };

export interface MailContent {
  readonly language: Language;
  readonly bank: string;
  readonly logo: string | null;
  readonly colours: { readonly background: string; readonly color: string };
  readonly paragraphs: readonly Paragraph[];
}

export function MailBody({ language, bank, logo, colours, paragraphs }: MailContent) {
  return (
    <div className={joinClassNames(body, css.mailBody)} lang={language}>
      <p className={css.mailBrand}>
        {logo === null ? <LogoPlaceholder {...colours} /> : <img src={logo} alt="" />}
        <b>{bank}</b>
      </p>
      {withKeys(paragraphs).map(({ key, item }) =>
        item.kind === 'text' ? (
          <p key={key}>
            {withKeys(item.pieces).map((piece) =>
              typeof piece.item === 'string' ? (
                <span key={piece.key}>{piece.item}</span>
              ) : (
                <Link key={piece.key} {...piece.item} />
              ),
            )}
          </p>
        ) : (
          <div key={key} className={css.ownLineButton}>
            <p>
              <a className={css.button} style={colours} href={item.link.href} target="_blank" rel="noopener">
                {item.label}
              </a>
            </p>
            <p className={quietText}>
              <span>{item.hint}</span> <Link {...item.link} />
            </p>
          </div>
        ),
      )}
    </div>
  );
}

function Link({ href, text }: MailLink) {
  return (
    <a href={href} target="_blank" rel="noopener">
      {text}
    </a>
  );
}

function LogoPlaceholder({ background, color }: MailContent['colours']) {
  return (
    <svg viewBox="0 0 28 28" aria-hidden="true">
      <path fill={background} d="M3 3h9.5A12.5 12.5 0 0 1 25 15.5V25h-9.5A12.5 12.5 0 0 1 3 12.5z" />
      <path fill="none" stroke={color} strokeWidth="2" strokeLinecap="round" d="M9.5 9.5 25 25" />
    </svg>
  );
}

/** Indexes are safe React keys, because a sent e-mail never changes. */
function withKeys<Item>(items: readonly Item[]): { key: number; item: Item }[] {
  return items.map((item, key) => ({ key, item }));
}
