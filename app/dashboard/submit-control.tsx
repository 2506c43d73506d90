import ChevronRight from 'virtual:icon/chevron-right';
import { Form, Link } from '@remix-run/react';
import { type FocusEvent, useEffect, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '~/ui/layout/button';
import { Icon } from '~/ui/layout/icon';
import { onlyNarrow } from '~/ui/layout/layout.css';
import type { ApplicationHead } from './application-head';
import { submitFields, type Tab, tabPath } from './rules/tabs';
import * as css from './submit-control.css';

interface SubmitButtonProps {
  applicationId: string;
  from: Tab;
  inBar?: boolean;
  disabledBy?: string;
}

/** OVER-01 */
export function SubmitApplication({ applicationId, from, inBar = false, disabledBy }: SubmitButtonProps) {
  const { t } = useTranslation('dashboard');
  return (
    <Form
      method="get"
      action={tabPath(applicationId, 'overview')}
      preventScrollReset
      data-way-on={disabledBy === undefined || undefined}
    >
      {submitFields(from).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <Button
        type="submit"
        variant="primary"
        size={inBar ? 'l' : 'm'}
        block={inBar}
        aria-disabled={disabledBy !== undefined}
        aria-describedby={disabledBy}
      >
        {t('submit.button')}
      </Button>
    </Form>
  );
}

interface DisabledProps {
  application: Pick<ApplicationHead, 'id' | 'pending'>;
  tab: Tab;
}

/** D-79 */
export function DisabledSubmit({ application: { id, pending }, tab }: DisabledProps) {
  const { t } = useTranslation('dashboard');
  const tip = useId();
  const { shown, ...watch } = useTooltip();
  const reason = pending ? t('submit.first', { count: pending.length }) : t('submit.unknown');
  return (
    <div className={css.disabled}>
      <div className={css.anchor} data-tip={shown} {...watch}>
        <SubmitApplication applicationId={id} from={tab} disabledBy={tip} />
        <p role="tooltip" id={tip} className={css.tip}>
          {reason}
        </p>
      </div>
      {tab !== 'overview' && (
        <Link to={tabPath(id, 'overview')} className={`${css.toDos} ${onlyNarrow}`}>
          <span>{pending ? t('submit.open', { count: pending.length }) : t('submit.unknown')}</span>
          <Icon of={ChevronRight} size={16} />
        </Link>
      )}
    </div>
  );
}

/** Script handles taps, which do not focus the button on some devices, and Escape. */
function useTooltip() {
  const [shown, setShown] = useState<'auto' | 'open' | 'closed'>('auto');
  useEffect(() => {
    const onKey = ({ key }: KeyboardEvent) => key === 'Escape' && setShown('closed');
    const onPress = ({ target }: PointerEvent) => {
      if (!(target instanceof Element && target.closest('[data-tip]'))) setShown('auto');
    };
    addEventListener('keydown', onKey);
    addEventListener('pointerdown', onPress);
    return () => {
      removeEventListener('keydown', onKey);
      removeEventListener('pointerdown', onPress);
    };
  }, []);
  return {
    shown,
    onClick: () => setShown('open'),
    onPointerLeave: () => setShown('auto'),
    onBlur: (_: FocusEvent) => setShown('auto'),
  };
}
