import { useTranslation } from 'react-i18next';
import { useHydrated } from '~/ui/feedback/use-hydrated';
import { Button } from '~/ui/layout/button';
import { suggestion as style } from './field.css';
import { typeInto } from './type-into';

/** D-86 */
export function SpellingButton({
  id,
  errorId,
  suggestion,
}: {
  id: string;
  errorId: string;
  suggestion: string;
}) {
  const { t } = useTranslation('fields');
  if (!useHydrated()) return null;
  return (
    <Button
      size="s"
      aria-describedby={errorId}
      className={style}
      onClick={() => {
        const control = document.getElementById(id);
        if (!(control instanceof HTMLInputElement)) return;
        typeInto(control, suggestion);
        control.focus();
      }}
    >
      {t('useSuggestion')}
    </Button>
  );
}
