import { parseWithZod } from '@conform-to/zod/v4';
import { CHANGE, CHECK_PATH, RESUME } from '~/application/journey/answers';
import { changeDynamicDraft } from '~/application/journey/draft.server';
import type { OfferedDraft } from '~/application/journey/resume-notice';
import { comesBack } from '~/application/journey/rules/resuming';
import { whenWords } from '~/application/journey/when-words';
import { toOption } from '~/company-search/company-option';
import { chosenCompany, searchCompanies } from '~/company-search/company-search.server';
import { STANDARD } from '~/configured-form/rules/field';
import { chosenPurpose, fieldsFor, shownPurpose } from '~/configured-form/rules/form';
import { dynamicSchema } from '~/configured-form/rules/schema';
import { formTexts, groupsOf } from '~/configured-form/rules/value';
import { COMPANY_NAME } from '~/domain/company-name';
import type { Typed } from '~/domain/form-schema';
import { message } from '~/domain/message';
import { PURPOSE_SHOWN } from '~/forms/intents';
import { type DynamicVisit, judgingOf, progressIn } from './dynamic-visit.server';
import { carriedTexts } from './rules/carry';
import { withDynamicCompany } from './rules/company';
import {
  type DynamicDraft,
  hasBegunDynamic,
  readDynamicDraft,
  sentTexts,
  withDynamicTyping,
  withSent,
} from './rules/draft';
import { dynamicPath, openStepOf, stepAfter, stepBefore } from './rules/journey';

/** What a step's form came to. */
export function judgeStep({ visit, form, draft }: DynamicVisit, stepId: string, sent: FormData) {
  // The question for the purpose may be in this very form.
  const purpose = sent.get(STANDARD.purpose);
  const before: Typed = {
    ...draft.typed,
    ...(typeof purpose === 'string' && { [STANDARD.purpose]: purpose }),
  };
  const fields = fieldsFor(form, stepId, before);
  const names = [...fields.flatMap((field) => Object.keys(formTexts(field, '\u0000'))), STANDARD.companyId];
  const texts = sentTexts(
    sent,
    fields.some(({ id }) => id === STANDARD.companyName) ? names : names.slice(0, -1),
  );
  const typed = { ...draft.typed, ...texts };
  const schema = dynamicSchema(fields, typed, judgingOf(visit, form, typed));
  return { fields, texts, typed, submission: parseWithZod(sent, { schema }) };
}

/**
 * True when the form was made for another purpose than the one that is chosen in it, as without scripts: its questions still have to be
 * asked, and nobody has made a mistake (DYN-09).
 */
export function asksForMore({ form }: DynamicVisit, sent: FormData, typed: Typed): boolean {
  const shownFor = sent.get(PURPOSE_SHOWN);
  return shownFor !== null && shownFor !== (chosenPurpose(form, typed)?.name ?? '');
}

/** Keeps a step that was sent; where it names the company, what is known of it comes along (CLA-08). */
export async function keepSent(
  opened: DynamicVisit,
  stepId: string,
  { texts, accepted }: { texts: Record<string, string>; accepted: boolean },
): Promise<void> {
  const { visit, form, draft, config } = opened;
  const name = texts[STANDARD.companyName];
  const id = texts[STANDARD.companyId];
  const found = accepted && name && id ? await chosenCompany({ visit, config, draft }, { name, id }) : null;
  await changeDynamicDraft({ visit }, (present) => {
    const kept = withSent(present, stepId, { typed: texts, accepted });
    if (!accepted || name === undefined) return kept;
    return withDynamicCompany(kept, { name, found }, { purpose: shownPurpose(form, kept.typed), config });
  });
}

/** Searches for the company where no scripts do it; a name too short to search for is told at its field. */
export async function searchByButton({ visit, config }: DynamicVisit, texts: Record<string, string>) {
  const name = (texts[STANDARD.companyName] ?? '').trim();
  if ([...name].length < COMPANY_NAME.min) {
    const tooShort = { [STANDARD.companyName]: [message('tooShort', { min: COMPANY_NAME.min })] };
    return { result: { status: 'error' as const, initialValue: texts, error: tooShort }, found: null };
  }
  const found = await searchCompanies(visit, config, name);
  return { result: null, found: { options: found.ok ? found.data.map(toOption) : null } };
}

/** Keeps what is typed without judging it. */
export function keepTyping(
  { visit }: DynamicVisit,
  stepId: string,
  texts: Record<string, string>,
): Promise<void> {
  return changeDynamicDraft({ visit }, (draft) => withDynamicTyping(draft, stepId, texts));
}

/** Keeps a choice on which the rest of the form depends, so that the page asks accordingly. */
export async function keepChoice(
  opened: DynamicVisit,
  stepId: string,
  texts: Record<string, string>,
): Promise<void> {
  await changeDynamicDraft({ visit: opened.visit }, (draft: DynamicDraft) =>
    withSent(draft, stepId, { typed: fitting(opened, stepId, texts, draft), accepted: false }),
  );
}

/** Figures are carried over to the new choice, legal forms are its country's. */
function fitting({ form }: DynamicVisit, stepId: string, texts: Record<string, string>, draft: DynamicDraft) {
  const typed = { ...draft.typed, ...texts };
  const asked = fieldsFor(form, stepId, typed);
  const country = typed[STANDARD.country] || form.country;
  const foreign = asked.filter((field) => {
    const offered = groupsOf(field, { country }).flatMap(({ options }) => options);
    return field.control.kind === 'company-type' && !offered.some(({ value }) => value === typed[field.name]);
  });
  return {
    ...texts,
    ...carriedTexts(fieldsFor(form, stepId, draft.typed), asked, typed),
    ...Object.fromEntries(foreign.map(({ name }) => [name, ''])),
  };
}

/** Where a step that holds leads: on, after the last to the check; where an answer was changed back to the check (DYN-02, DYN-03). */
export function pathAfter({ visit, form }: DynamicVisit, stepId: string): string {
  const progress = progressIn(visit, form, readDynamicDraft(visit.session.draft));
  if (!visit.url.searchParams.has(CHANGE)) {
    const next = stepAfter(stepId, progress);
    return next === null ? CHECK_PATH : dynamicPath(next);
  }
  const open = openStepOf(progress);
  return open === null ? CHECK_PATH : `${dynamicPath(open)}?${CHANGE}`;
}

/** Where "back" leads. */
export function pathBefore({ visit, progress }: DynamicVisit, stepId: string): string {
  if (visit.url.searchParams.has(CHANGE) && openStepOf(progress) === null) return CHECK_PATH;
  return dynamicPath(stepBefore(stepId, progress) ?? stepId);
}

/** The draft that somebody who comes back is offered to go on with (DYN-02). */
export function offeredDynamicDraft({ visit, draft, progress }: DynamicVisit): OfferedDraft | null {
  const byFrontDoor = visit.url.searchParams.has(RESUME);
  if (!hasBegunDynamic(draft) || !comesBack(draft.changedAt, new Date(), byFrontDoor)) return null;
  const open = openStepOf(progress);
  return { changedAt: whenWords(draft.changedAt), to: open === null ? CHECK_PATH : dynamicPath(open) };
}
