import Play from 'virtual:icon/play';
import Redo from 'virtual:icon/redo-2';
import Undo from 'virtual:icon/undo-2';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { Icon } from 'ui/layout/icon';
import { joinClassNames } from 'ui/layout/layout';
import { type ChangeScope, type FieldAddress, listPurposes } from '../../form-editor/draft/draft';
import { findTextGaps, listFormTexts } from '../../form-editor/field/texts';
import { type FormPartAddress, isSameSubject } from '../../form-editor/findings/path';
import { needsScripts } from '../base/needs-scripts.css';
import { visuallyHidden } from '../base/visually-hidden.css';
import { usePage, useTexts } from '../live/page-context';
import { ButtonLink } from '../parts/button';
import { chips } from '../parts/chips.css';
import { tabs } from '../parts/tabs.css';
import { type EditorContext, EditorProvider } from './editor-context';
import { type FormEditorData, TABS, type Tab } from './editor-data';
import { EditorKeys } from './editor-keys';
import { FindingsList } from './findings';
import * as css from './form-editor.css';
import { JsonTab } from './json-tab';
import { locateFindings, nameOfPurpose, omitLanguageFindings } from './names';
import { FormOutline } from './outline';
import { StepPreview } from './preview';
import { SubjectProperties } from './properties';
import { QuestionDialog } from './question-dialog';
import { RefusedParts } from './refused-import';
import { formatLocalTime, SaveNote } from './save-note';
import { StartChoice } from './start-choice';
import { TextsExchange } from './texts-exchange';
import { TextsTable } from './texts-table';
import { type DraftEditor, useDraft } from './use-draft';

export default function FormEditorPage(data: FormEditorData) {
  const { sandbox } = usePage();
  const t = useTexts('form-editor');
  const world = sandbox?.id ?? 'default';
  const storageKey = `form-editor ${world} ${data.name}`;
  const editor = useDraft({
    draft: data.draft,
    call: data.draftCall,
    sandbox: world,
    storageKey,
  });
  return (
    <main className={css.page} id="content" tabIndex={-1}>
      <div className={css.path}>
        <nav aria-label={t('path')}>
          <a href={data.bankPage}>{t('bank')}</a> <span aria-hidden="true">›</span>
        </nav>
        <nav className={chips} aria-label={t('which')}>
          {data.forms.map(({ name, href }) => (
            <a key={name} href={href} aria-current={name === data.name ? 'page' : undefined}>
              {t(`form.${name}`)}
            </a>
          ))}
        </nav>
      </div>
      {editor.currentDraft === null ? (
        <>
          <h1>{t('title')}</h1>
          <Refusal {...data} />
          <StartChoice {...data} />
        </>
      ) : (
        <EditorPanes data={data} editor={editor} storageKey={storageKey} />
      )}
    </main>
  );
}

function EditorPanes({
  data,
  editor,
  storageKey,
}: {
  data: FormEditorData;
  editor: DraftEditor;
  storageKey: string;
}) {
  const { currentDraft, server, apply, revision } = editor;
  const t = useTexts('form-editor');
  const [selectedPart, select] = useState<FormPartAddress>(data.selectedPart);
  const [scope, setScope] = useState<ChangeScope>('everywhere');
  const [textLanguage, setTextLanguage] = useState(data.textLanguage);
  const [tab, setTab] = useState<Tab>(data.tab);
  const [newQuestionAddress, setNewQuestionAddress] = useState<FieldAddress | null>(null);
  const undoForm = useRef<HTMLFormElement>(null);
  const columns = useRef<HTMLElement>(null);
  const focusTargets = useRef<readonly string[]>([]);
  const [side, setSide] = useState<'outline' | 'preview' | 'properties'>('outline');

  const hrefOf = useCallback(
    ({ purpose, step, field }: FormPartAddress) =>
      `${data.address}&${new URLSearchParams({
        purpose: String(purpose),
        ...(step !== undefined && { step: String(step) }),
        ...(field !== undefined && { field: String(field) }),
        text: textLanguage,
      })}`,
    [data.address, textLanguage],
  );
  const editing = useMemo<EditorContext | null>(
    () =>
      currentDraft && {
        name: data.name,
        draft: currentDraft,
        findings: server.findings,
        locatedFindings: locateFindings(currentDraft, server.findings),
        selectedPart,
        select: (subject: FormPartAddress, isMoved = false) => {
          select(subject);
          if (subject.field === undefined || isMoved) return;
          setSide('properties');
          // Narrow screens show one column, so the focus moves along.
          if (columns.current?.offsetParent) focusTargets.current = ['#properties-title'];
        },
        scope,
        setScope,
        apply,
        revision,
        textLanguage,
        setTextLanguage,
        hrefOf,
        address: `${hrefOf(selectedPart)}`,
        bankPage: data.bankPage,
        focusAfter: (...selectors: readonly string[]) => {
          focusTargets.current = selectors;
        },
        reply: isSameSubject(selectedPart, data.selectedPart) ? data.reply : {},
      },
    [data, currentDraft, server.findings, selectedPart, scope, apply, revision, textLanguage, hrefOf],
  );
  const selectedHref = hrefOf(selectedPart);
  const firstHref = useRef(selectedHref);
  useEffect(() => {
    if (selectedHref !== firstHref.current) history.replaceState(history.state, '', selectedHref);
  }, [selectedHref]);
  if (currentDraft === null || editing === null) return null;

  const steps = listPurposes(currentDraft).flatMap((purpose) => purpose.steps);
  const gaps = findTextGaps(listFormTexts(currentDraft));
  const errors = omitLanguageFindings(server.findings).filter(({ severity }) => severity === 'error').length;
  return (
    <EditorProvider value={editing}>
      <EditorKeys editor={editor} tab={tab} bringBack={undoForm} focusTargets={focusTargets}>
        <header className={css.head}>
          <div>
            <h1>{formTitleOf(currentDraft, textLanguage)}</h1>
            <p className={css.quietText}>
              <span>
                {t('counts', {
                  purposes: listPurposes(currentDraft).length,
                  steps: steps.length,
                  fields: steps.reduce((sum, { fields }) => sum + fields.length, 0),
                })}
              </span>{' '}
              {errors > 0 && <span>{t('lastGood')}</span>}
            </p>
          </div>
          <SavedNote editor={editor} />
          <fieldset className={css.undoRedoButtons}>
            <legend className={visuallyHidden}>{t('history')}</legend>
            {editor.undoLabel === null && data.replacedVersion !== null ? (
              <form ref={undoForm} method="post" action={data.address}>
                <input type="hidden" name="version" value={data.replacedVersion} />
                <button
                  type="submit"
                  className={css.iconButton}
                  name="intent"
                  value="bring_back"
                  aria-label={t('undo', { what: t('change.replaced') })}
                >
                  <Icon of={Undo} size={18} />
                </button>
              </form>
            ) : (
              <button
                type="button"
                className={joinClassNames(css.iconButton, needsScripts)}
                disabled={editor.undoLabel === null}
                aria-label={t('undo', { what: editor.undoLabel ?? t('nothing') })}
                onClick={editor.undo}
              >
                <Icon of={Undo} size={18} />
              </button>
            )}
            <button
              type="button"
              className={joinClassNames(css.iconButton, needsScripts)}
              disabled={editor.redoLabel === null}
              aria-label={t('redo', { what: editor.redoLabel ?? t('nothing') })}
              onClick={editor.redo}
            >
              <Icon of={Redo} size={18} />
            </button>
          </fieldset>
          <TryFormLink editor={editor} href={data.preview.href} errors={errors} />
        </header>
        <Refusal {...data} />
        <nav className={tabs} aria-label={t('views')}>
          {TABS.map((tabName) => (
            <a
              key={tabName}
              href={`${data.address}&tab=${tabName}`}
              aria-current={tab === tabName ? 'page' : undefined}
              onClick={(event) => {
                event.preventDefault();
                setTab(tabName);
              }}
            >
              <span>{t(`tab.${tabName}`)}</span>
              {tabName === 'texts' && gaps.totalCount > 0 && (
                <span className={css.countPill}>
                  <span>{gaps.totalCount}</span>
                  <span className={visuallyHidden}>{` ${t('gapCount', { count: gaps.totalCount })}`}</span>
                </span>
              )}
            </a>
          ))}
        </nav>
        <SaveNote editor={editor} />
        {tab === 'texts' && (
          <>
            <TextsExchange address={data.address} textsTable={data.textsTable} />
            <TextsTable rows={data.textRows} />
          </>
        )}
        {tab === 'json' && (
          <JsonTab
            address={data.address}
            submittedText={data.submittedText}
            storageKey={`${storageKey} json`}
            schemaCall={data.draftCall.replace(/\/draft(\?.*)?$/, '/schema')}
            draft={currentDraft}
            findings={server.findings}
            revision={revision}
            change={(document) => apply({ kind: 'replace', document }, t('change.json'), 'json')}
          />
        )}
        {tab === 'start' && <StartChoice {...data} draft={{ ...server, document: currentDraft }} />}
        {tab === 'form' && (
          <>
            <nav ref={columns} className={css.columnSwitch} aria-label={t('columns')}>
              {(['outline', 'preview', 'properties'] as const).map((column) => (
                <button
                  key={column}
                  type="button"
                  aria-pressed={side === column}
                  onClick={() => setSide(column)}
                >
                  {t(column)}
                </button>
              ))}
            </nav>
            <div className={css.editorColumns} data-side={side}>
              <div data-column="outline">
                <FormOutline addField={setNewQuestionAddress} />
                <FindingsList />
              </div>
              <div data-column="preview">
                <StepPreview
                  preview={data.preview}
                  version={server.version}
                  addField={setNewQuestionAddress}
                />
              </div>
              <div data-column="properties">
                <SubjectProperties />
              </div>
            </div>
          </>
        )}
        {newQuestionAddress && (
          <QuestionDialog fieldAddress={newQuestionAddress} close={() => setNewQuestionAddress(null)} />
        )}
      </EditorKeys>
    </EditorProvider>
  );
}

function Refusal({ message, refusedImport, address }: FormEditorData) {
  return (
    <>
      {message && (
        <p role="alert" className={css.errorNote}>
          {message}
        </p>
      )}
      {refusedImport && <RefusedParts refusedImport={refusedImport} address={address} />}
    </>
  );
}

function formTitleOf(
  draft: NonNullable<DraftEditor['currentDraft']>,
  language: EditorContext['textLanguage'],
): string {
  return listPurposes(draft)
    .slice(0, 3)
    .map((purpose) => nameOfPurpose(purpose, language))
    .join(', ');
}

function SavedNote({ editor: { save, server } }: { editor: DraftEditor }) {
  const { language } = usePage();
  const t = useTexts('form-editor');
  return (
    <span className={css.savedState} role="status" data-state={save.kind} suppressHydrationWarning>
      {save.kind === 'saved' && server.saved_at !== null
        ? t('saved.at', { time: formatLocalTime(server.saved_at, language) })
        : t(`saved.${save.kind}`)}
    </span>
  );
}

/** While the draft has errors, the portal shows the last version without any. */
function TryFormLink({
  editor: { server },
  href,
  errors,
}: {
  editor: DraftEditor;
  href: string;
  errors: number;
}) {
  const { language } = usePage();
  const t = useTexts('form-editor');
  return (
    <ButtonLink
      variant="primary"
      icon={Play}
      href={href}
      target="_blank"
      rel="noopener"
      suppressHydrationWarning
    >
      <span suppressHydrationWarning>
        {errors > 0 && server.shown_at !== null
          ? t('tryState', { time: formatLocalTime(server.shown_at, language) })
          : t('tryIt')}
      </span>
    </ButtonLink>
  );
}
