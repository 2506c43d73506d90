import Download from 'virtual:icon/download';
import type { CsvFinding } from '../../form-editor/texts-csv/read-texts-csv';
import { useTexts } from '../live/page-context';
import { Button, ButtonLink } from '../parts/button';
import { FileInput } from '../parts/file-input';
import { useEditor } from './editor-context';
import type { FormEditorData, TextsReply } from './editor-data';
import * as css from './form-editor.css';

export function TextsExchange({ address, textsTable }: Pick<FormEditorData, 'address' | 'textsTable'>) {
  const { reply } = useEditor();
  const t = useTexts('form-editor');
  return (
    <section className={css.card} aria-labelledby="texts-exchange">
      <h2 id="texts-exchange">{t('csv.title')}</h2>
      <p className={css.quietText}>{t('csv.hint')}</p>
      <div className={css.buttonRow}>
        <ButtonLink icon={Download} href={textsTable} download>
          {t('csv.download')}
        </ButtonLink>
        <form method="post" action={address} encType="multipart/form-data" className={css.buttonRow}>
          <FileInput name="file" accept=".csv,text/csv" label={t('csv.file')} isRequired />
          <Button name="intent" value="texts_csv">
            {t('csv.read')}
          </Button>
        </form>
      </div>
      {reply.texts && <ReadTableResult address={address} read={reply.texts} />}
    </section>
  );
}

function ReadTableResult({ address, read }: { address: string; read: TextsReply }) {
  const t = useTexts('form-editor');
  const { changes, isApplied, findings, omittedFindings, ignoredColumns, refusedTable } = read;
  return (
    <div className={isApplied ? css.note : css.errorNote} role={isApplied ? 'status' : 'alert'}>
      <div>
        <p>
          <b>
            {isApplied
              ? t('csv.taken', { count: changes })
              : t('csv.refused', { count: findings.length + omittedFindings })}
          </b>{' '}
          {isApplied && changes > 0 && <span>{t('csv.undo')}</span>}
        </p>
        {!isApplied && (
          <ul>
            {findings.map((finding) => (
              <li key={`${finding.line} ${finding.problem}`}>
                <FindingOfRow finding={finding} />
              </li>
            ))}
            {omittedFindings > 0 && <li>{t('csv.more', { count: omittedFindings })}</li>}
          </ul>
        )}
        {ignoredColumns.length > 0 && <p>{t('csv.ignored', { columns: ignoredColumns.join(', ') })}</p>}
        {refusedTable !== null && (
          <form method="post" action={address}>
            <textarea name="csv" defaultValue={refusedTable} hidden readOnly />
            <Button name="intent" value="texts_csv_rest">
              {t('csv.takeRest', { count: changes })}
            </Button>
          </form>
        )}
      </div>
    </div>
  );
}

function FindingOfRow({ finding: { line, problem, values } }: { finding: CsvFinding }) {
  const t = useTexts('form-editor');
  return (
    <>
      <b>{t('csv.line', { line })}</b> <span>{t(`csv.problem.${problem}`, values)}</span>
    </>
  );
}
