import CircleX from 'virtual:icon/circle-x';
import TriangleAlert from 'virtual:icon/triangle-exclamation-point';
import { Icon } from 'ui/layout/icon';
import type { Draft } from '../../form-editor/draft/draft';
import { locateFinding } from '../../form-editor/findings/path';
import { applyRemedy, listRemedies, type Remedy } from '../../form-editor/findings/remedies';
import type { Finding } from '../../rules/finding';
import { formatFinding } from '../../texts/finding-text';
import { visuallyHidden } from '../base/visually-hidden.css';
import { useTexts } from '../live/page-context';
import { Button } from '../parts/button';
import { cardTag } from '../parts/card.css';
import { useEditor } from './editor-context';
import * as css from './form-editor.css';
import { nameOfFindingSubject, omitLanguageFindings } from './names';

const MAX_SHOWN = 50;

export function FindingsList() {
  const { findings, address } = useEditor();
  const t = useTexts('form-editor');
  const shownFindings = omitLanguageFindings(findings);
  const errors = shownFindings.filter(({ severity }) => severity === 'error').length;
  if (shownFindings.length === 0) return <p className={css.quietText}>{t('noFindings')}</p>;
  return (
    <form
      method="post"
      action={address}
      className={css.findings}
      aria-labelledby="findings-title"
      id="findings"
    >
      <div className={css.paneHeader}>
        <h2 id="findings-title">{t('findings')}</h2>
        {errors > 0 && (
          <span className={cardTag} data-tone="bad">
            {t('errors', { count: errors })}
          </span>
        )}
        {shownFindings.length > errors && (
          <span className={cardTag} data-tone="warn">
            {t('notes', { count: shownFindings.length - errors })}
          </span>
        )}
      </div>
      <ul>
        {shownFindings.slice(0, MAX_SHOWN).map((finding) => (
          <li key={`${finding.path} ${finding.problem}`}>
            <FindingLine finding={finding} />
          </li>
        ))}
      </ul>
    </form>
  );
}

function FindingLine({ finding }: { finding: Finding }) {
  const { draft, select, hrefOf, textLanguage } = useEditor();
  const t = useTexts('form-editor');
  const sentence = formatFinding(finding, useTexts('findings'));
  const subject = locateFinding(draft, finding.path);
  const isError = finding.severity === 'error';
  return (
    <div className={css.finding}>
      <span className={isError ? css.errorMark : css.noteMark}>
        <Icon of={isError ? CircleX : TriangleAlert} size={16} />
        <span className={visuallyHidden}>{isError ? t('error') : t('note')}</span>
      </span>
      <div>
        <p>{sentence}</p>
        {subject === null ? (
          <code>{finding.path}</code>
        ) : (
          <a
            href={hrefOf(subject)}
            onClick={(event) => {
              event.preventDefault();
              select(subject);
            }}
          >
            {nameOfFindingSubject(draft, subject, textLanguage)}
          </a>
        )}
        <Remedies finding={finding} />
      </div>
    </div>
  );
}

export function FindingNote({ finding }: { finding: Finding }) {
  const sentence = formatFinding(finding, useTexts('findings'));
  const isError = finding.severity === 'error';
  return (
    <div className={isError ? css.errorNote : css.note}>
      <Icon of={isError ? CircleX : TriangleAlert} size={16} />
      <div>
        <p>{sentence}</p>
        <Remedies finding={finding} />
      </div>
    </div>
  );
}

function Remedies({ finding }: { finding: Finding }) {
  const { draft, apply, focusAfter } = useEditor();
  const t = useTexts('form-editor');
  const nearestName = String(finding.values?.nearest ?? '');
  const [firstRemedy] = listRemedies(finding);
  if (firstRemedy === undefined) return null;
  const run = (remedy: Remedy) => {
    // Safe cast: remedies keep the shape of a draft.
    const document = applyRemedy(draft, finding, remedy) as Draft;
    apply({ kind: 'replace', document }, t(`remedy.${remedy}`, { nearest: nearestName }));
    focusAfter('#properties-title');
  };
  return (
    <div className={css.buttonRow}>
      {listRemedies(finding).map((remedy) => (
        <Button
          key={remedy}
          name="intent"
          value={`remedy:${remedy} ${finding.problem} ${finding.path}`}
          onClick={(event) => {
            event.preventDefault();
            run(remedy);
          }}
        >
          {t(`remedy.${remedy}`, { nearest: nearestName })}
        </Button>
      ))}
    </div>
  );
}
