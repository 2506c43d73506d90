import { useTranslation } from 'react-i18next';
import { useHydrated } from '~/ui/feedback/use-hydrated';
import { Button } from '~/ui/layout/button';
import { suggestion as style } from './field.css';
import { typeInto } from './number-text';

/**
 * A button in a field's error that fills in the accepted spelling (D-86) and puts the focus back on the field. Without scripts the spelling
 * stands in the error's text alone.
 */
export function SpellingButton({ id, suggestion }: { id: string; suggestion: string }) {
  const { t } = useTranslation('fields');
  if (!useHydrated()) return null;
  return (
    <Button
      size="s"
      className={style}
      onClick={() => {
        const control = document.getElementById(id);
        if (!(control instanceof HTMLInputElement)) return;
        typeInto(control, suggestion);
        control.focus();
      }}
    >
      {t('useSuggestion', { suggestion })}
    </Button>
  );
}
