import { useTexts } from '../live/page-context';
import { body, card, quietText } from '../parts/card.css';
import { frame } from '../parts/frame.css';
import { MailBody, type MailContent } from './mail-body';

export interface MailData {
  readonly backHref: string;
  readonly subject: string;
  readonly sender: string;
  readonly recipient: string;
  readonly sentAt: string;
  readonly sentAtText: string;
  readonly content: MailContent;
}

export default function MailPage({
  backHref,
  subject,
  sender,
  recipient,
  sentAt,
  sentAtText,
  content,
}: MailData) {
  const t = useTexts('pages');
  return (
    <main className={frame.text} id="content" tabIndex={-1}>
      <p>
        <a href={backHref}>{t('mailBack')}</a>
      </p>
      <article className={card}>
        <header className={body}>
          <h1 lang={content.language}>{subject}</h1>
          <p className={quietText}>
            <span>{`${sender} · ${t('mailTo')} ${recipient} · `}</span>
            <time dateTime={sentAt}>{`${sentAtText} UTC`}</time>
          </p>
        </header>
        <MailBody {...content} />
      </article>
    </main>
  );
}
