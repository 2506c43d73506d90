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
  /** The tab it is on, to which declining the question leads back. */
  from: Tab;
  /** As wide and high as the sticky bar of phones. */
  inBar?: boolean;
  /** Id of the tooltip that says why it cannot be used now. */
  disabledBy?: string;
}

/** Opens the question whether to submit (OVER-01). Disabled and without scripts, it opens the list of open items. */
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

/** The button while items are pending: its tooltip says to complete them first, and on phones a link leads to them (D-79). */
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

/** Hover and focus show a tooltip by CSS (`auto`); a tap opens it where that focuses no button, Escape closes it. */
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
