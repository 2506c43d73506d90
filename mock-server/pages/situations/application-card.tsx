import SkipForward from 'virtual:icon/skip-forward';
import TriangleAlert from 'virtual:icon/triangle-exclamation-point';
import { useEffect, useRef } from 'react';
import { Icon } from 'ui/layout/icon';
import { joinClassNames } from 'ui/layout/layout';
import { visuallyHidden } from '../base/visually-hidden.css';
import { LiveForm } from '../live/live-form';
import { usePage, useTexts } from '../live/page-context';
import { Button } from '../parts/button';
import { body, card, header, quietText } from '../parts/card.css';
import { field, fieldBesideButton } from '../parts/field.css';
import { LabelledSelect } from '../parts/labelled-select';
import { notice } from '../parts/notice.css';
import { ActionForm } from '../parts/page-forms';
import { scrollable } from '../parts/scrollable';
import * as css from './application-card.css';
import { type SignerList, Signers } from './signers';
import { type LabelledCode, StatusRail, type StatusRailData } from './status-rail';

export interface ShownApplication {
  readonly id: string;
  readonly shortId: string;
  readonly summary: string;
  /** Empty if there is only one application. */
  readonly choices: readonly { readonly id: string; readonly label: string }[];
  readonly statusesAhead: readonly LabelledCode[];
  readonly rail: StatusRailData;
  readonly status: LabelledCode;
  /** True if the status is no step of the flow. */
  readonly isOutsideFlow: boolean;
  readonly nextStatus: LabelledCode | null;
  readonly mayReject: boolean;
  readonly reopenStatus: 'Reopened' | 'Open' | null;
  readonly pending: readonly PendingItem[];
  readonly signers: SignerList | null;
}

interface PendingItem extends LabelledCode {
  readonly rule: string;
  readonly errors: string;
  /** JSON with the errors and the data of the rule. */
  readonly details: string;
}

export function ApplicationCard({ application }: { application: ShownApplication | null }) {
  const t = useTexts('pages');
  if (application === null) {
    return (
      <section className={card} id="application">
        <p className={joinClassNames(body, quietText)}>{t('noApplication')}</p>
      </section>
    );
  }
  const { shortId, summary, choices, rail, status, isOutsideFlow, pending, signers } = application;
  return (
    <section className={card} aria-labelledby="flow" id="application">
      <div className={header}>
        <h2 id="flow">{`${t('application')} ${shortId}`}</h2>
        <span className={quietText}>{summary}</span>
      </div>
      {choices.length > 1 && <Choice {...application} />}
      <div className={body}>
        <StatusRail {...rail} />
        {isOutsideFlow && (
          <p className={quietText}>
            <span>{t('outside')}</span> <b>{status.label}</b> <code>{status.code}</code>
          </p>
        )}
        <StatusButtons {...application} />
        {application.statusesAhead.length > 0 && <StatusJump {...application} />}
        {pending.length > 0 && <PendingItems items={pending} />}
      </div>
      {signers && <Signers {...signers} application={application.id} />}
    </section>
  );
}

function StatusJump({ id, statusesAhead }: ShownApplication) {
  const t = useTexts('pages');
  return (
    <ActionForm action="status" className={joinClassNames(fieldBesideButton, css.statusJump)}>
      <input type="hidden" name="application" value={id} />
      <LabelledSelect
        name="status"
        label={t('jump')}
        labelClass={quietText}
        choices={statusesAhead.map(({ code, label }) => ({ value: code, label: `${label} (${code})` }))}
      />
      <Button>{t('go')}</Button>
    </ActionForm>
  );
}

function Choice({ id, choices }: ShownApplication) {
  const { sandbox, language } = usePage();
  const t = useTexts('pages');
  const select = useRef<HTMLSelectElement>(null);
  useEffect(() => {
    if (select.current) select.current.value = id;
  }, [id]);
  return (
    <LiveForm
      className={joinClassNames(body, fieldBesideButton, css.applicationChoice)}
      method="get"
      action="/simulator/situations"
    >
      <input type="hidden" name="sandbox" value={sandbox?.id} />
      <input type="hidden" name="lang" value={language} />
      <label>
        <span className={visuallyHidden}>{t('applications')}</span>
        <select ref={select} className={field} name="application" defaultValue={id}>
          {choices.map((choice) => (
            <option key={choice.id} value={choice.id}>
              {choice.label}
            </option>
          ))}
        </select>
      </label>
      <Button>{t('showApplication')}</Button>
    </LiveForm>
  );
}

function StatusButtons({ id, status, nextStatus, mayReject, reopenStatus }: ShownApplication) {
  const t = useTexts('pages');
  return (
    <div className={css.statusSteps}>
      <p className={quietText} id="status-now">
        <span>{t('now')}</span> <b>{status.label}</b> <code>{status.code}</code>
      </p>
      {nextStatus && (
        <p className={quietText}>
          <span>{t('next')}</span> <b>{nextStatus.label}</b> <code>{nextStatus.code}</code>
        </p>
      )}
      <div className={css.stepForms}>
        {mayReject && (
          <StatusButton application={id} status="Rejected" variant="danger" label={t('reject')} />
        )}
        {reopenStatus && (
          <StatusButton application={id} status={reopenStatus} variant="outline" label={t('reopen')} />
        )}
        {nextStatus && (
          <StatusButton application={id} status={nextStatus.code} variant="primary" label={t('advance')} />
        )}
      </div>
    </div>
  );
}

interface StatusButtonProps {
  application: string;
  status: string;
  variant: 'primary' | 'outline' | 'danger';
  label: string;
}

function StatusButton({ application, status, variant, label }: StatusButtonProps) {
  return (
    <ActionForm action="status">
      <input type="hidden" name="application" value={application} />
      <input type="hidden" name="status" value={status} />
      <Button variant={variant} icon={variant === 'primary' ? SkipForward : undefined}>
        {label}
      </Button>
    </ActionForm>
  );
}

function PendingItems({ items }: { items: readonly PendingItem[] }) {
  const t = useTexts('pages');
  return (
    <div className={joinClassNames(notice, css.pendingItems)}>
      <Icon of={TriangleAlert} size={16} />
      <div>
        <p>
          <b>{t('points', { count: items.length })}</b> <span>{t('blocks')}</span>
        </p>
        <ul>
          {items.map(({ code, label, rule, errors, details }) => (
            <li key={code}>
              <details>
                <summary>
                  <b>{label}</b> <code>{code}</code>
                </summary>
                <p>
                  <span>{rule}</span> <code>{errors}</code>
                </p>
                <pre {...scrollable}>{details}</pre>
              </details>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
