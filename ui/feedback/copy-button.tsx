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
  visibleText?: string;
  label: string;
};

export function Copyable({ text, visibleText = text, label }: CopyableProps) {
  const { t } = useTranslation('frame');
  const [isCopied, setCopied] = useState(false);
  useEffect(() => {
    if (!isCopied) return;
    const timer = setTimeout(() => setCopied(false), CONFIRMATION_MS);
    return () => clearTimeout(timer);
  }, [isCopied]);
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
      <span translate="no">{visibleText}</span>
      <button type="button" className={css.button} onClick={copy} aria-label={label}>
        <Icon of={isCopied ? Check : Copy} size={14} />
      </button>
    </span>
  );
}
