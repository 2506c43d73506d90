import { type MouseEvent, useEffect, useState } from 'react';
import { opensNewTab } from '../live/live-link';
import { useTexts } from '../live/page-context';
import { ButtonLink } from '../parts/button';
import { quietText } from '../parts/card.css';
import { frame } from '../parts/frame.css';
import * as css from './refusal-page.css';

export interface RefusalData {
  readonly title: string;
  readonly message: string;
  readonly codes: string;
  readonly nextStep: RefusalNextStep;
}

export type RefusalNextStep =
  | { readonly kind: 'situations' }
  | { readonly kind: 'ownWorld'; readonly isTypedTextKept: boolean }
  | { readonly kind: 'form'; readonly href: string };

export default function RefusalPage({ title, message, codes, nextStep }: RefusalData) {
  const pages = useTexts('pages');
  const t = useTexts('refusal');
  const isTypedTextKept =
    nextStep.kind === 'form' || (nextStep.kind === 'ownWorld' && nextStep.isTypedTextKept);
  return (
    <main className={frame.text} id="content" tabIndex={-1} data-refused>
      <h1>{title}</h1>
      <p>{message}</p>
      {codes !== '' && (
        <p className={quietText}>
          <code>{codes}</code>
        </p>
      )}
      {isTypedTextKept && <p className={quietText}>{t('kept')}</p>}
      <p className={css.refusalLinks}>
        {nextStep.kind === 'form' ? (
          <BackLink href={nextStep.href} />
        ) : nextStep.kind === 'ownWorld' ? (
          <ButtonLink variant="primary" href="/simulator/">
            {pages('toOwnWorld')}
          </ButtonLink>
        ) : (
          <>
            <ButtonLink variant="primary" href="/simulator/situations">
              {pages('toLibrary')}
            </ButtonLink>
            <ButtonLink href="/simulator/">{pages('toOwnWorld')}</ButtonLink>
          </>
        )}
      </p>
    </main>
  );
}

/** Goes back in history, because a new page load would lose typed text. */
function BackLink({ href }: { href: string }) {
  const t = useTexts('refusal');
  const [hasForm, setHasForm] = useState(false);
  useEffect(() => setHasForm(history.length > 1), []);
  function goBack(event: MouseEvent) {
    if (opensNewTab(event)) return;
    event.preventDefault();
    history.back();
  }
  return (
    <ButtonLink variant="primary" href={href} hidden={!hasForm} onClick={goBack}>
      {t('back')}
    </ButtonLink>
  );
}
