import { useTexts } from '../live/page-context';
import { body, card, quietText } from '../parts/card.css';
import { frame } from '../parts/frame.css';
import { type Letter, LetterBody } from './letter-body';

export interface MailData {
  readonly back: string;
  readonly subject: string;
  readonly from: string;
  readonly to: string;
  readonly sentAt: string;
  readonly sentAtText: string;
  readonly letter: Letter;
}

export default function MailPage({ back, subject, from, to, sentAt, sentAtText, letter }: MailData) {
  const t = useTexts('pages');
  return (
    <main className={frame.text} id="content" tabIndex={-1}>
      <p>
        <a href={back}>{t('mailBack')}</a>
      </p>
      <article className={card}>
        <header className={body}>
          <h1 lang={letter.language}>{subject}</h1>
          <p className={quietText}>
            <span>{`${from} · ${t('mailTo')} ${to} · `}</span>
            <time dateTime={sentAt}>{`${sentAtText} UTC`}</time>
          </p>
        </header>
        <LetterBody {...letter} />
      </article>
    </main>
  );
}
