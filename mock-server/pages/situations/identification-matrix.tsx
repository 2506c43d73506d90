import ArrowDownToLine from 'virtual:icon/arrow-down-to-line';
import ExternalLink from 'virtual:icon/external-link';
import { useState } from 'react';
import { Icon } from 'ui/layout/icon';
import { useTexts } from '../live/page-context';
import { useActionHref } from '../parts/page-forms';
import * as css from './identification-matrix.css';
import type { Situation } from './situation';
import type { LabelledCode } from './status-rail';

export interface IdentificationMatrixData {
  readonly providers: readonly LabelledCode[];
  readonly rows: readonly (LabelledCode & { readonly cells: readonly (string | null)[] })[];
}

export function IdentificationMatrix({
  providers,
  rows,
  situations,
  isNarrowed,
}: IdentificationMatrixData & { situations: readonly Situation[]; isNarrowed: boolean }) {
  const t = useTexts('pages');
  const matrixSituationIds = new Set(rows.flatMap(({ cells }) => cells));
  const [isOpenAtFirst] = useState(() =>
    situations.some(({ id, isLoaded }) => isLoaded && matrixSituationIds.has(id)),
  );
  const situationById = new Map(situations.map((situation) => [situation.id, situation]));
  return (
    <details open={isNarrowed || isOpenAtFirst}>
      <summary className={css.summary} id="identifications">
        {t('identifications')}
      </summary>
      <form className={css.matrix} method="post" action={useActionHref('scenario')}>
        <table aria-labelledby="identifications">
          <thead>
            <tr>
              <td />
              {providers.map(({ code, label }) => (
                <th key={code} scope="col">
                  <span className={css.provider}>
                    <span>{label}</span> <code>{code}</code>
                  </span>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows
              .filter(({ cells }) => cells.some((id) => id !== null && situationById.has(id)))
              .map(({ code, label, cells }) => (
                <tr key={code}>
                  <th scope="row">
                    <span>{label}</span> <code>{code}</code>
                  </th>
                  {providers.map((provider, place) => (
                    <td key={provider.code}>
                      <SituationCell situation={situationById.get(cells[place] ?? '')} />
                    </td>
                  ))}
                </tr>
              ))}
          </tbody>
        </table>
      </form>
    </details>
  );
}

function SituationCell({ situation }: { situation: Situation | undefined }) {
  const t = useTexts('pages');
  if (situation === undefined) return null;
  const { id, title, isLoaded } = situation;
  return (
    <span className={css.cell} data-row="" aria-current={isLoaded ? 'true' : undefined}>
      <button type="submit" name="scenario" value={id} title={title} aria-label={`${t('load')}: ${title}`}>
        <Icon of={ArrowDownToLine} size={14} />
      </button>
      <a
        href={`/simulator/play/${id}`}
        target="_blank"
        rel="noopener"
        title={t('play')}
        aria-label={`${t('play')}: ${title}`}
      >
        <Icon of={ExternalLink} size={14} />
      </a>
    </span>
  );
}
