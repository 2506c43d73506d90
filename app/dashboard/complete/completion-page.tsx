import ChevronDown from 'virtual:icon/chevron-down';
import Circle from 'virtual:icon/circle';
import CircleCheck from 'virtual:icon/circle-check';
import CircleDashed from 'virtual:icon/circle-dashed';
import { Link, useActionData, useLocation } from '@remix-run/react';
import { type ComponentProps, type ReactNode, useEffect, useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Notice } from 'ui/feedback/notice';
import { isControlChanged } from 'ui/fields/form/control';
import {
  FORM_ID_FIELD,
  ShownValuesFieldProvider,
  type TypedForm,
  TypedFormProvider,
  useTypedForm,
} from 'ui/fields/form/form-contexts';
import { SubmitButton } from 'ui/fields/form/submit-button';
import { PageFrame } from 'ui/frame/page-frame';
import { PageTitleArea } from 'ui/frame/page-title-area';
import { ButtonLink } from 'ui/layout/button';
import { Card, CardBody } from 'ui/layout/card';
import { Icon } from 'ui/layout/icon';
import { Buttons, Stack, WithSpokenText } from 'ui/layout/layout';
import { onlyOnNarrowScreens, onlyOnWideScreens, onlyWithoutScripts } from 'ui/layout/layout.css';
import { Segments } from 'ui/layout/segments';
import { leadText, metaText, spokenComma } from 'ui/theme/text.css';
import { type ApplicationHeader, useApplicationCrumbs } from '~/dashboard/application-header';
import { PageOrListSkeleton } from '~/dashboard/applications/list-loading';
import { ListPager } from '~/dashboard/list-links';
import { useToDoTexts } from '~/dashboard/overview/to-do-texts';
import {
  type CompletionItem,
  completionPartOf,
  completionPath,
  completionTitleKey,
  findOpenPartAfter,
  isEmailConfirmed,
  skipPath,
  sumMinutesLeft,
} from '~/dashboard/rules/completion';
import { addListQuery, tabPath } from '~/dashboard/rules/tabs';
import { ActionErrors, KeepAsNoteButton, type TaskOverlay } from '~/dashboard/task-form';
import { canOutlivePage } from '~/domain/form-values';
import type { ListPages } from '~/domain/lists';
import {
  ANOTHER_INTENT,
  INTENT_FIELD,
  LATER_INTENT,
  SHOWN_VALUES_FIELD,
  type TaskActionData,
  UNCHANGED_FIELD,
} from '~/forms/intents';
import { usePageFrame } from '~/page/use-page-frame';
import * as css from './completion.css';
import type { Completion } from './load-completion.server';

const ACTIONS_ID = 'actions';

export function SkipToActions({ children }: { children: string }) {
  return (
    <a href={`#${ACTIONS_ID}`} className={css.skipLink}>
      {children}
    </a>
  );
}

interface CompletionPageProps {
  application: ApplicationHeader;
  completion: Completion;
  part: CompletionItem['part'] | 'ready';
  typed: TypedForm | null;
  unsavedParts?: readonly CompletionItem['part'][];
  overlay?: TaskOverlay | null;
  action?: ReactNode;
  addLabel?: string | null;
  savedEntries?: readonly SavedEntry[];
  pages?: ListPages;
  /** Number of stored entries. A change resets the form. */
  entries?: number;
  /** A change resets the form and focuses its heading. */
  section?: string | null;
  shownForms?: ComponentProps<typeof ActionErrors>['shownForms'];
  laterLabel?: string | null;
  /** The main button already opens the next item. */
  hidesLaterButton?: boolean;
  /** The action of a long item stays in view. */
  isLong?: boolean;
  children?: ReactNode;
}

interface SavedEntry {
  readonly id: string;
  readonly name: string;
  readonly amount?: string;
  readonly change?: string | null;
}

export function CompletionPage(props: CompletionPageProps) {
  const { application, completion } = props;
  const { t } = useTranslation(['complete', 'dashboard']);
  const actionData = useActionData<TaskActionData>();
  const skippedForm = actionData?.form === props.typed?.form ? null : props.typed;
  const restoredForm = useTypedForm() ?? skippedForm;
  const showsSavedValues = actionData === undefined && restoredForm === null;
  useSaveEntriesOnLeave(showsSavedValues);
  const overview = tabPath(application.id, 'overview');
  const pageHeader = (
    <PageTitleArea
      crumbs={useApplicationCrumbs(application, { name: t('crumb'), to: overview })}
      action={
        <ButtonLink variant="ghost" size="s" to={overview}>
          {t('leave')}
        </ButtonLink>
      }
    />
  );
  const doneCount = completion.items.filter(({ isDone }) => isDone).length;
  const total = completion.items.length;
  return (
    <PageOrListSkeleton>
      <PageFrame frame={usePageFrame()} tone="dashboard" titleArea={pageHeader}>
        <div className={css.page}>
          <div className={onlyOnWideScreens}>
            <CompletionItemList {...props} doneCount={doneCount} />
          </div>
          <details className={`${css.collapsedIndex} ${onlyOnNarrowScreens}`}>
            <summary className={css.summary}>
              <span>{t('all')}</span>
              <span className={css.collapsedIndexCount}>{t('progress', { done: doneCount, total })}</span>
              <Icon of={ChevronDown} size={18} className={css.collapsedIndexChevron} />
              <Segments doneParts={doneCount} total={total} className={css.collapsedIndexProgress} />
            </summary>
            <CompletionItemList {...props} doneCount={doneCount} />
          </details>
          <TypedFormProvider value={restoredForm}>
            <ShownValuesFieldProvider value={showsSavedValues ? SHOWN_VALUES_FIELD : null}>
              <Item key={`${props.part} ${props.entries} ${props.section}`} {...props} />
            </ShownValuesFieldProvider>
          </TypedFormProvider>
        </div>
      </PageFrame>
    </PageOrListSkeleton>
  );
}

function CompletionItemList({
  application,
  completion,
  part,
  doneCount,
}: CompletionPageProps & { doneCount: number }) {
  const { t } = useTranslation('complete');
  const { items, minutes } = completion;
  const position = items.findIndex((item) => item.part === part);
  const minutesLeft = sumMinutesLeft(items, minutes);
  return (
    <nav aria-label={t('all')}>
      <Stack gap="s3">
        <div>
          <p className={css.indexTitle}>
            {doneCount === items.length ? t('allDone') : t('left', { count: items.length - doneCount })}
          </p>
          <p className={metaText}>
            <span>{t('progress', { done: doneCount, total: items.length })}</span>
            {minutesLeft !== null && <span>{`, ${t('minutesLeft', { count: minutesLeft })}`}</span>}
          </p>
        </div>
        <Segments doneParts={doneCount} total={items.length} />
        <ol className={css.index}>
          {items.map((item, index) => {
            const isPutOff = !item.isDone && index < position && item.part !== 'email';
            const state = item.isDone ? 'done' : isPutOff ? 'later' : 'open';
            const estimatedMinutes = item.isDone ? undefined : minutes[item.part];
            return (
              <li key={item.part}>
                <Link
                  to={completionPath(application.id, item.part)}
                  aria-current={item.part === part ? 'step' : undefined}
                  className={css.entry}
                >
                  <Icon of={STATE_ICONS[state]} className={css.stateIcons[state]} />
                  <span>
                    <span>
                      <span>{t(`part.${item.part}.short`)}</span>
                      {(state !== 'open' || estimatedMinutes !== undefined) && (
                        <span className={spokenComma}>,</span>
                      )}
                    </span>
                    {state !== 'open' && (
                      <span className={css.stateTexts[state]}>
                        <span>{` ${t(`state.${state}`)}`}</span>
                        {estimatedMinutes !== undefined && <span className={spokenComma}>,</span>}
                      </span>
                    )}
                  </span>
                  {estimatedMinutes !== undefined && (
                    <span className={css.minutes}>{` ${t('minutes', { count: estimatedMinutes })}`}</span>
                  )}
                </Link>
              </li>
            );
          })}
        </ol>
      </Stack>
    </nav>
  );
}

const STATE_ICONS = { done: CircleCheck, later: CircleDashed, open: Circle } as const;

function Item(props: CompletionPageProps) {
  const { application, completion, part, overlay, addLabel, laterLabel } = props;
  const { t } = useTranslation(['complete', 'dashboard']);
  const form = overlay?.form;
  const save = overlay && form && (
    <SubmitButton size="l" form={form} pendingLabel={t('dashboard:task.saving')}>
      {overlay.submitLabel(t('save'))}
    </SubmitButton>
  );
  const action = props.action ?? save;
  const toDoText = useToDoTexts(application.id);
  const savedNoteId = useId();
  const { items, open, saved } = completion;
  const position = items.findIndex((item) => item.part === part) + 1;
  const namesMissingDetails =
    part !== 'bank' && part !== 'tax-number' && part !== 'objects' && part !== 'factoring';
  const details = open
    .filter(({ name }) => namesMissingDetails && completionPartOf(name) === part)
    .flatMap((toDo) => toDo.details)
    .filter((detail) => detail.kind !== 'code' || detail.code !== 'err_application_no_signatories');
  const nextPart = part === 'ready' ? null : findOpenPartAfter(items, part);
  const isDone = items[position - 1]?.isDone ?? false;
  const doneLabelKey = form ? 'nextUnsaved' : 'next';
  const laterButtonText = laterLabel ?? t(isDone ? doneLabelKey : 'later');
  return (
    <Card as="section">
      {saved && (
        <p id={savedNoteId} className={css.saved}>
          <Icon of={CircleCheck} size={18} className={css.stateIcons.done} />
          <span>{t(`part.${saved}.saved`)}</span>
        </p>
      )}
      <CardBody className={part === 'ready' ? `${css.body} ${css.recap}` : css.body}>
        <Stack gap="s5">
          <div className={css.itemHead}>
            {position > 0 && <p className={metaText}>{t('position', { position, total: items.length })}</p>}
            <h1 aria-describedby={saved ? savedNoteId : undefined}>{t(completionTitleKey(items, part))}</h1>
            {!isEmailConfirmed(items, part) && (
              <p className={`${leadText} ${css.lead}`}>
                {part === 'people' && (props.savedEntries ?? []).length > 0
                  ? t('part.people.leadMore')
                  : t(`part.${part}.lead`)}
              </p>
            )}
            {details.length > 0 && (
              <ul className={css.details}>
                {details.map((detail, index) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: details have no id, and change together
                  <li key={index}>{toDoText(detail)}</li>
                ))}
              </ul>
            )}
          </div>
          <ActionErrors shownForms={props.shownForms ?? [form]} />
          <UnsavedNotice applicationId={application.id} parts={props.unsavedParts ?? []} />
          <SavedEntryList entries={props.savedEntries ?? []} pages={props.pages} />
          {props.children ?? overlay?.children}
        </Stack>
      </CardBody>
      <div
        className={props.isLong ? css.footerInView : css.footer}
        data-bar-in-view={props.isLong ? 'always' : undefined}
        id={props.isLong ? ACTIONS_ID : undefined}
        tabIndex={props.isLong ? -1 : undefined}
      >
        <Buttons>
          {action}
          {addLabel && form && (
            <div className={overlay.isFirstPart ? onlyWithoutScripts : undefined}>
              <SubmitButton
                size="l"
                variant="outline"
                form={form}
                name={ANOTHER_INTENT}
                value={part}
                pendingLabel={t('dashboard:task.saving')}
              >
                {addLabel}
              </SubmitButton>
            </div>
          )}
          {overlay?.note && form && (
            <KeepAsNoteButton size="l" form={form} isFirstPart={overlay.isFirstPart}>
              {overlay.note}
            </KeepAsNoteButton>
          )}
          {part !== 'ready' &&
            !props.hidesLaterButton &&
            (form ? (
              // With scripts, "keep as a note" replaces the button.
              <div className={overlay.note && !overlay.isFirstPart ? onlyWithoutScripts : undefined}>
                <SubmitButton
                  size="l"
                  variant="ghost"
                  form={form}
                  name={INTENT_FIELD}
                  value={LATER_INTENT}
                  formNoValidate
                >
                  {laterButtonText}
                </SubmitButton>
              </div>
            ) : (
              <ButtonLink
                size="l"
                variant={action ? 'ghost' : isDone ? 'primary' : 'outline'}
                to={skipPath(application.id, part)}
              >
                {laterButtonText}
              </ButtonLink>
            ))}
        </Buttons>
        {nextPart && <p className={metaText}>{t('then', { what: t(`part.${nextPart}.short`) })}</p>}
      </div>
    </Card>
  );
}

function UnsavedNotice({
  applicationId,
  parts,
}: {
  applicationId: string;
  parts: readonly CompletionItem['part'][];
}) {
  const { t } = useTranslation('complete');
  if (parts.length === 0) return null;
  const links = parts.map((part) => (
    <ButtonLink key={part} variant="ghost" size="s" to={completionPath(applicationId, part)}>
      {t(`part.${part}.short`)}
    </ButtonLink>
  ));
  return (
    <Notice tone="warning" action={<Buttons>{links}</Buttons>}>
      {t('unsaved')}
    </Notice>
  );
}

const SAVED_ENTRIES_ID = 'entered';

interface SavedEntryListProps {
  entries: readonly SavedEntry[];
  pages?: ListPages | undefined;
}

export function SavedEntryList({ entries, pages }: SavedEntryListProps) {
  const { t } = useTranslation(['complete', 'overview']);
  const query = new URLSearchParams(useLocation().search);
  query.delete('page');
  if (entries.length === 0) return null;
  const list = (
    <ul
      id={pages && pages.last > 1 ? SAVED_ENTRIES_ID : undefined}
      className={css.people}
      aria-label={t('entered')}
    >
      {entries.map(({ id, name, amount, change }) => (
        <li key={id} className={css.person}>
          <bdi translate="no">{name}</bdi>
          {amount && <span className={css.amount}>{amount}</span>}
          {change && (
            <Link to={change}>
              <WithSpokenText spokenText={name}>{t('overview:edit.change')}</WithSpokenText>
            </Link>
          )}
        </li>
      ))}
    </ul>
  );
  if (pages === undefined || pages.last === 1) return list;
  return (
    <Stack gap="s3">
      {list}
      <ListPager
        pages={pages}
        list={SAVED_ENTRIES_ID}
        pagePath={(page) => addListQuery(String(query) && `?${query}`, { expanded: null, page })}
      />
    </Stack>
  );
}

const CONFORM_INTENT_FIELD = '__intent__';

interface TypedEntries {
  action: string;
  body: URLSearchParams;
}

/** Null for forms with files and forms that cannot be restored. */
function entriesOf(form: HTMLFormElement | null | undefined): TypedEntries | null {
  if (!form?.elements.namedItem(FORM_ID_FIELD) || form.enctype === 'multipart/form-data') return null;
  const body = new URLSearchParams();
  for (const [name, value] of new FormData(form)) if (typeof value === 'string') body.append(name, value);
  body.set(INTENT_FIELD, LATER_INTENT);
  return { action: form.action, body };
}

/** @param showsSavedValues false if the form shows other values than the application's */
function useSaveEntriesOnLeave(showsSavedValues: boolean) {
  const typed = useRef<TypedEntries | null>(null);
  const latestShowsSavedValues = useRef(showsSavedValues);
  latestShowsSavedValues.current = showsSavedValues;
  const actionData = useActionData<TaskActionData>();
  const { key } = useLocation();
  useEffect(() => {
    if (actionData?.result.status === 'error')
      typed.current = entriesOf(document.forms.namedItem(actionData.form));
  }, [actionData]);
  useEffect(() => {
    const note = ({ target }: Event) => {
      const form = target instanceof Element && 'form' in target ? target.form : null;
      if (form instanceof HTMLFormElement) typed.current = entriesOf(form) ?? typed.current;
    };
    const forget = ({ submitter }: SubmitEvent) => {
      // conform submits the form to validate a single field.
      const isCheck = submitter instanceof HTMLButtonElement && submitter.name === CONFORM_INTENT_FIELD;
      if (!isCheck) typed.current = null;
    };
    const markUnchanged = ({ target, formData }: FormDataEvent) => {
      const isChanged =
        !latestShowsSavedValues.current ||
        (target instanceof HTMLFormElement && [...target.elements].some(isControlChanged));
      if (!isChanged && formData.get(INTENT_FIELD) === LATER_INTENT) formData.set(UNCHANGED_FIELD, 'yes');
    };
    const leave = () => saveEntries(typed.current);
    document.addEventListener('formdata', markUnchanged);
    document.addEventListener('input', note);
    document.addEventListener('submit', forget);
    window.addEventListener('pagehide', leave);
    return () => {
      document.removeEventListener('formdata', markUnchanged);
      document.removeEventListener('input', note);
      document.removeEventListener('submit', forget);
      window.removeEventListener('pagehide', leave);
    };
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each address has its own form
  useEffect(
    () => () => {
      saveEntries(typed.current);
      typed.current = null;
    },
    [key],
  );
}

function saveEntries(typed: TypedEntries | null): void {
  if (!typed) return;
  const { action, body } = typed;
  const keepalive = canOutlivePage(body);
  fetch(action, { method: 'POST', body, keepalive, redirect: 'manual' }).catch(() => {});
}
