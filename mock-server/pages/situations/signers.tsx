import { useTexts } from '../live/page-context';
import { Button } from '../parts/button';
import { cardTag, quietText } from '../parts/card.css';
import { field } from '../parts/field.css';
import { ActionForm } from '../parts/page-forms';
import { ScrollArea } from '../parts/scroll-area';
import { table } from '../parts/table.css';
import * as css from './signers.css';
import type { LabelledCode } from './status-rail';

export interface SignerList {
  readonly people: readonly {
    readonly id: string;
    readonly name: string;
    readonly provider: LabelledCode;
    readonly status: LabelledCode;
    readonly tone: 'ok' | 'bad' | 'warn' | 'info' | null;
    readonly result: LabelledCode | null;
    readonly canSetOutcome: boolean;
    readonly hasSigned: boolean;
  }[];
  readonly outcomes: readonly LabelledCode[];
}

export function Signers({ people, outcomes, application }: SignerList & { application: string }) {
  const t = useTexts('pages');
  return (
    <ScrollArea aria-label={t('standing')}>
      <table className={table}>
        <thead>
          <tr>
            {(['person', 'provider', 'standing', 'outcome'] as const).map((column) => (
              <th key={column} scope="col">
                {t(column)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {people.map(({ id, name, provider, status, tone, result, canSetOutcome, hasSigned }) => (
            <tr key={id}>
              <td className={css.signerRow}>
                <b>{name}</b>
              </td>
              <td>
                <span>{provider.label}</span> <code>{provider.code}</code>
              </td>
              <td>
                <span className={cardTag} data-tone={tone}>
                  {status.label}
                </span>{' '}
                <code>{status.code}</code>
                {result && (
                  <div>
                    <span>{result.label}</span> <code>{result.code}</code>
                  </div>
                )}
              </td>
              <td>
                {canSetOutcome ? (
                  <ActionForm action="identification" className={css.outcomeForm}>
                    <input type="hidden" name="application" value={application} />
                    <input type="hidden" name="signatory" value={id} />
                    <select className={field} name="outcome" aria-label={`${t('outcomeOf')} ${name}`}>
                      {outcomes.map(({ code, label }) => (
                        <option key={code} value={code}>{`${label} (${code})`}</option>
                      ))}
                    </select>
                    <Button>{t('set')}</Button>
                  </ActionForm>
                ) : (
                  <span className={quietText}>{hasSigned ? t('ended') : ''}</span>
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollArea>
  );
}
