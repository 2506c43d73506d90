import type { SubmissionResult } from '@conform-to/react';
import { useEffect, useRef } from 'react';
import { useHydrated } from 'ui/feedback/use-hydrated';
import type { FieldHandle } from 'ui/fields/field/field';
import { isControlChanged, markSaved } from 'ui/fields/form/control';
import { type LazySchema, usePortalForm } from 'ui/fields/form/use-portal-form';
import type { z } from 'zod';
import { canOutlivePage, type FormValues, isSecretField, readFormValues } from '~/domain/form-values';
import { DISCARD_INTENT, hasSecondaryIntent, INTENT_FIELD } from '~/forms/intents';
import { companyChangedPath } from './answers';
import { omitFields } from './rules/draft';

const PAUSE_MS = 600;

const RETRYABLE_STATUSES = [413, 429, 503];

const AUTOSAVE_PATH = '/application/keep';

/** Never saves passwords (DYN-02). Reloads the page if another tab chose another company (CLA-08). */
export function useAutosave(formId: string, step: string): void {
  const isFirstPage = useRef(!useHydrated());
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let pending: AbortController | null = null;
    let hasUnsavedInput = false;
    let isUnmounted = false;
    // The form may have left the document before the last save.
    let form = document.forms.namedItem(formId);
    const save = () => {
      clearTimeout(timer);
      if (!hasUnsavedInput || !form) return;
      hasUnsavedInput = false;
      const sent = form;
      const body = formValues(sent);
      body.set('step', step);
      pending?.abort();
      pending = new AbortController();
      const { signal } = pending;
      fetch(AUTOSAVE_PATH, { method: 'POST', body, keepalive: canOutlivePage(body), signal }).then(
        ({ status }) => {
          if (status === 204) markSaved(sent, body);
          if (status === 205 && !isUnmounted) location.assign(companyChangedPath(new URL(location.href)));
          if (RETRYABLE_STATUSES.includes(status)) hasUnsavedInput = true;
        },
        () => {
          if (!signal.aborted) hasUnsavedInput = true;
        },
      );
    };
    // Waits for a running submission: if it is refused, its values may not be stored yet.
    const saveOnceIdle = () => {
      if (form?.getAttribute('aria-busy') === 'true') {
        timer = setTimeout(saveOnceIdle, PAUSE_MS);
        return;
      }
      hasUnsavedInput = true;
      save();
    };
    const saveSoon = () => {
      hasUnsavedInput = true;
      clearTimeout(timer);
      timer = setTimeout(saveOnceIdle, PAUSE_MS);
    };
    const onInput = ({ target }: Event) => {
      const inputForm = target instanceof Element && target.closest('form');
      if (!inputForm || inputForm.id !== formId) return;
      form = inputForm;
      saveSoon();
    };
    // An older save must not overtake a submission.
    const onSubmit = ({ target, submitter }: SubmitEvent) => {
      const button = submitter instanceof HTMLButtonElement ? submitter : null;
      const isOwnSubmission =
        target instanceof HTMLFormElement && target.id === formId && !button?.formNoValidate;
      const discardsDraft = button?.name === INTENT_FIELD && button.value === DISCARD_INTENT;
      if (isOwnSubmission || discardsDraft) {
        clearTimeout(timer);
        hasUnsavedInput = false;
      }
      // Keeps the running save on a submission: if the page closes meanwhile, only the save may arrive.
      if (discardsDraft) pending?.abort();
      if (isOwnSubmission) timer = setTimeout(saveOnceIdle, PAUSE_MS);
    };
    if (isFirstPage.current && [...(form?.elements ?? [])].some(isControlChanged)) saveSoon();
    isFirstPage.current = false;
    document.addEventListener('input', onInput);
    document.addEventListener('submit', onSubmit);
    window.addEventListener('online', save);
    window.addEventListener('pagehide', save);
    return () => {
      isUnmounted = true;
      save();
      document.removeEventListener('input', onInput);
      document.removeEventListener('submit', onSubmit);
      window.removeEventListener('online', save);
      window.removeEventListener('pagehide', save);
    };
  }, [formId, step]);
}

function formValues(form: HTMLFormElement): URLSearchParams {
  const body = new URLSearchParams();
  for (const [name, value] of new FormData(form)) {
    if (typeof value === 'string' && !isSecretField(name)) body.set(name, value);
  }
  // Form data omits unticked boxes.
  for (const control of form.elements) {
    const isCheckboxOrRadio =
      control.matches('input[type=checkbox], input[type=radio]') && !control.matches(':disabled');
    const name = control.getAttribute('name');
    if (isCheckboxOrRadio && name && !body.has(name)) body.set(name, '');
  }
  return body;
}

type StepFormOptions<Name extends string> = {
  id: string;
  step?: string;
  names: readonly Name[];
  values: Record<string, string>;
  lastResult: SubmissionResult<string[]> | null | undefined;
  schema: LazySchema<z.ZodType<Record<string, unknown>>, FormValues>;
};

export function useStepForm<Name extends string>({
  id,
  step = id,
  names,
  values,
  lastResult,
  schema: { load, schemaFor: of },
}: StepFormOptions<Name>) {
  // An empty answer of this form must not fall back to its stored value.
  const otherSteps = omitFields(values, names);
  const [form, fields] = usePortalForm<Record<string, string>, Record<string, unknown>>({
    id,
    lastResult,
    defaultValue: values,
    schema: { load, schemaFor: (form) => of({ ...otherSteps, ...readFormValues(form) }) },
    skipsValidation: hasSecondaryIntent,
  });
  useAutosave(id, step);
  return {
    form,
    // Safe cast: conform creates a field for any name.
    fields: fields as Record<string, FieldHandle> as Record<Name, FieldHandle>,
    typed: { ...otherSteps, ...textsOf(form.value) },
  };
}

export type StepForm = ReturnType<typeof useStepForm>['form'];

function textsOf(value: Record<string, unknown> | undefined): Record<string, string> {
  const texts = Object.entries(value ?? {}).filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string',
  );
  return Object.fromEntries(texts);
}
