import Check from 'virtual:icon/check';
import Copy from 'virtual:icon/copy';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from 'ui/layout/icon';
import { announce } from './announce';
import * as css from './copy-button.css';

const CONFIRMATION_MS = 2000;

export type CopyableProps = {
  text: string;
  shown?: string;
  label: string;
};

export function Copyable({ text, shown = text, label }: CopyableProps) {
  const { t } = useTranslation('frame');
  const [copied, setCopied] = useState(false);
  useEffect(() => {
    if (!copied) return;
    const timer = setTimeout(() => setCopied(false), CONFIRMATION_MS);
    return () => clearTimeout(timer);
  }, [copied]);
  const copy = () => {
    // Copying fails without permission or over plain HTTP.
    navigator.clipboard?.writeText(text).then(
      () => {
        setCopied(true);
        announce(t('copy.done'));
      },
      () => setCopied(false),
    );
  };
  return (
    <span className={css.copyableLine}>
      <span translate="no">{shown}</span>
      <button type="button" className={css.button} onClick={copy} aria-label={label}>
        <Icon of={copied ? Check : Copy} size={14} />
      </button>
    </span>
  );
}
