import Plus from 'virtual:icon/plus';
import Zap from 'virtual:icon/zap';
import { useState } from 'react';
import { Icon } from 'ui/layout/icon';
import { joinClassNames } from 'ui/layout/layout';
import { useTexts } from '../live/page-context';
import { ActionInput } from '../parts/action-input';
import { Button } from '../parts/button';
import { Card } from '../parts/card';
import { body, cardTag } from '../parts/card.css';
import { fields, moreFields } from '../parts/field.css';
import { LabelledSelect } from '../parts/labelled-select';
import { ActionForm, useActionHref, useRefusedForm } from '../parts/page-forms';
import { SwitchForm } from '../parts/switch-form';

export interface Faults {
  readonly active: number;
  readonly switches: readonly FaultSwitch[];
  readonly calls: readonly { readonly name: string; readonly label: string }[];
  readonly codes: readonly string[];
}

interface FaultSwitch {
  readonly preset: string | null;
  readonly title: string;
  readonly note: string;
  /** Null if the fault is inactive. */
  readonly id: string | null;
}

export function FaultsCard({ active, switches, calls, codes }: Faults) {
  const t = useTexts('pages');
  return (
    <Card
      id="faults"
      title={t('faults')}
      titleId="faults-title"
      end={
        active > 0 && (
          <span className={cardTag} data-tone="bad">
            <Icon of={Zap} size={14} />
            <span>{t('active', { count: active })}</span>
          </span>
        )
      }
      isAboveList
    >
      {switches.map((fault) => (
        <FaultSwitchForm key={fault.preset ?? fault.id} {...fault} />
      ))}
      {active > 0 && (
        <ActionForm action="faults-off" className={body}>
          <Button size="block">{t('allOff')}</Button>
        </ActionForm>
      )}
      <NewFault calls={calls} codes={codes} />
    </Card>
  );
}

function FaultSwitchForm({ preset, title, note, id }: FaultSwitch) {
  const t = useTexts('pages');
  const [enableHref, disableHref] = [useActionHref('fault'), useActionHref('fault-off')];
  return (
    <SwitchForm
      action={id === null ? enableHref : disableHref}
      fields={id === null ? { preset: preset ?? '' } : { id }}
      id={`fault-${preset ?? id}`}
      label={title}
      name={`${title}: ${id === null ? t('switchOn') : t('switchOff')}`}
      hint={note}
      isOn={id !== null}
      tone="alarm"
    />
  );
}

function NewFault({ calls, codes }: Pick<Faults, 'calls' | 'codes'>) {
  const t = useTexts('pages');
  const typed = useRefusedForm('fault')?.values;
  const [isOpen] = useState(typed !== undefined);
  return (
    <details className={joinClassNames(body, moreFields)} id="new-fault" open={isOpen || undefined}>
      <summary>
        <Icon of={Plus} size={16} />
        <span>{t('addFault')}</span>
      </summary>
      <ActionForm action="fault" className={fields}>
        <LabelledSelect
          name="call"
          label={t('call')}
          defaultValue={typed?.call}
          choices={[
            { value: '', label: t('anyCall') },
            ...calls.map(({ name, label }) => ({ value: name, label })),
          ]}
        />
        <ActionInput action="fault" name="code" label={t('effect')} list="codes" placeholder={t('none')}>
          <datalist id="codes">
            {codes.map((code) => (
              <option key={code} value={code} />
            ))}
          </datalist>
        </ActionInput>
        <ActionInput
          action="fault"
          name="status"
          label={t('status')}
          inputMode="numeric"
          pattern="[45][0-9][0-9]"
          placeholder="503"
        />
        <LabelledSelect
          name="after"
          label={t('callFails')}
          defaultValue={typed?.after}
          choices={[
            { value: '', label: t('undone') },
            { value: 'true', label: t('afterCall') },
          ]}
        />
        <ActionInput
          action="fault"
          name="latency_ms"
          label={t('latency')}
          inputMode="numeric"
          pattern="[0-9]{1,6}"
          placeholder="800"
        />
        <ActionInput
          action="fault"
          name="times"
          label={t('times')}
          inputMode="numeric"
          pattern="[1-9][0-9]{0,3}"
        />
        <Button size="block">{t('switchOn')}</Button>
      </ActionForm>
    </details>
  );
}
