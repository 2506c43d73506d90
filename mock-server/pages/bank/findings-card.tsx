import { useTexts } from '../live/page-context';
import { Card } from '../parts/card';
import { notice } from '../parts/notice.css';
import { scrollable } from '../parts/scrollable';
import type { BankData, ShownFindings } from './bank-data';
import * as css from './findings-card.css';

const MAX_SHOWN_FINDINGS = 100;

export function FindingsCard({
  refusalMessage,
  shownFindings,
}: Pick<BankData, 'refusalMessage' | 'shownFindings'>) {
  const t = useTexts('bank');
  if (refusalMessage !== null)
    return (
      <p className={notice} data-tone="bad" role="alert" id="refused">
        <b>{t('refused')}</b> <span>{refusalMessage}</span>
      </p>
    );
  if (shownFindings === null || shownFindings.findings.length === 0) return null;
  const { findings } = shownFindings;
  const errors = findings.filter(({ severity }) => severity === 'error').length;
  const notes = findings.length - errors;
  return (
    <div role={errors > 0 ? 'alert' : undefined}>
      <Card
        id="findings"
        titleId="findings-title"
        title={t('findings')}
        end={
          <>
            {errors > 0 && (
              <span className={css.findingCount} data-severity="error">
                {t('errors', { n: errors })}
              </span>
            )}{' '}
            {notes > 0 && (
              <span className={css.findingCount} data-severity="note">
                {t('notes', { n: notes })}
              </span>
            )}
          </>
        }
      >
        <p className={css.findingSummary}>{errors > 0 ? t('unchanged') : t('saved')}</p>
        <FindingsList {...shownFindings} />
      </Card>
    </div>
  );
}

function FindingsList({ findings, logos }: ShownFindings) {
  const t = useTexts('bank');
  return (
    <ul className={css.findingList} aria-labelledby="findings-title" {...scrollable}>
      {findings.slice(0, MAX_SHOWN_FINDINGS).map(({ message, path, severity, problem, elsewhere = [] }) => (
        <li key={`${problem} ${path}`} data-severity={severity}>
          <p>{message}</p>
          {[path || t('wholeDocument'), ...elsewhere].map((place) => (
            <code key={place}>{place}</code>
          ))}
          {problem === 'image_cleaned' && logos && (
            <div className={css.logoComparison}>
              <Logo src={logos.before} label={t('logoBefore')} />
              <Logo src={logos.after} label={t('logoAfter')} />
            </div>
          )}
        </li>
      ))}
    </ul>
  );
}

/** An `img` runs no scripts and loads nothing, so the uncleaned logo is safe. */
function Logo({ src, label }: { src: string; label: string }) {
  return (
    <figure>
      <img src={src} alt={label} />
      <figcaption>{label}</figcaption>
    </figure>
  );
}
