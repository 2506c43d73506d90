import { useEffect, useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '~/ui/layout/button';
import * as css from './dialog.css';

interface DiscardQuestionProps {
  onKeep: () => void;
  onDiscard: () => void;
}

/** Stands in the place of a dialog's buttons when closing it would lose what was typed. Focus begins at the answer that loses nothing. */
export function DiscardQuestion({ onKeep, onDiscard }: DiscardQuestionProps) {
  const { t } = useTranslation('frame');
  const id = useId();
  const keep = useRef<HTMLButtonElement>(null);
  useEffect(() => keep.current?.focus(), []);
  return (
    <div
      role="alertdialog"
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
      className={css.footer}
    >
      <div className={css.question}>
        <b id={`${id}-title`}>{t('dialog.discardTitle')}</b>
        <p id={`${id}-text`}>{t('dialog.discardText')}</p>
      </div>
      <Button type="button" variant="danger-ghost" onClick={onDiscard}>
        {t('dialog.discard')}
      </Button>
      <Button type="button" variant="primary" ref={keep} onClick={onKeep}>
        {t('dialog.keepEditing')}
      </Button>
    </div>
  );
}
