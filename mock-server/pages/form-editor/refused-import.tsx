import type { MissingComponent } from '../../form-editor/findings/missing-components';
import { listRemedies } from '../../form-editor/findings/remedies';
import { formatFinding } from '../../texts/finding-text';
import { useTexts } from '../live/page-context';
import { Button } from '../parts/button';
import { scrollable } from '../parts/scrollable';
import type { FormEditorData, RefusedImport } from './editor-data';
import * as css from './form-editor.css';

export function RefusedParts({
  refusedImport,
  address,
}: Pick<FormEditorData, 'address'> & { refusedImport: RefusedImport }) {
  const t = useTexts('form-editor');
  const findings = useTexts('findings');
  const errors = refusedImport.findings.filter(({ severity }) => severity === 'error');
  return (
    <form method="post" action={address} id="refused" className={css.card} aria-labelledby="refused-title">
      <h2 id="refused-title">{t('refused.title', { count: errors.length })}</h2>
      <p>{t('refused.lead')}</p>
      <textarea name="document" defaultValue={refusedImport.document} hidden readOnly />
      <section className={css.scrollingTable} aria-labelledby="refused-title" {...scrollable}>
        <table>
          <thead>
            <tr>
              <th scope="col">{t('refused.what')}</th>
              <th scope="col">{t('refused.why')}</th>
              <th scope="col">{t('refused.decision')}</th>
            </tr>
          </thead>
          <tbody>
            {errors.map((finding) => {
              const key = `${finding.problem} ${finding.path}`;
              const remedies = listRemedies(finding);
              return (
                <tr key={key}>
                  <th scope="row">
                    <MissingComponentNote
                      component={refusedImport.missingComponents.find(({ path }) => path === finding.path)}
                    />
                    <code>{finding.path}</code>
                  </th>
                  <td>{formatFinding(finding, findings)}</td>
                  <td>
                    {remedies.length === 0 ? (
                      <span>{t('refused.byHand')}</span>
                    ) : (
                      remedies.map((remedy, index) => (
                        <label key={remedy}>
                          <input
                            type="radio"
                            name={`decision:${key}`}
                            value={remedy}
                            defaultChecked={index === 0 && remedies.length === 1}
                            required
                          />{' '}
                          <span>
                            {t(`remedy.${remedy}`, { nearest: String(finding.values?.nearest ?? '') })}
                          </span>
                        </label>
                      ))
                    )}
                  </td>
                </tr>
              );
            })}
          </tbody>
        </table>
      </section>
      <div className={css.buttonRow}>
        <Button variant="primary" name="intent" value="decide">
          {t('refused.take')}
        </Button>
        <Button name="intent" value="json" formNoValidate>
          {t('refused.json')}
        </Button>
      </div>
    </form>
  );
}

function MissingComponentNote({ component }: { component: MissingComponent | undefined }) {
  const t = useTexts('form-editor');
  if (component === undefined) return null;
  return (
    <div className={css.missing} data-missing={component.component}>
      <b>{component.label}</b>
      <p>{t('notShown', { component: component.component })}</p>
    </div>
  );
}
