import { type FormMetadata, FormProvider } from '@conform-to/react';
import { Form } from '@remix-run/react';
import { type ComponentPropsWithoutRef, type FormEvent, useEffect, useMemo, useState } from 'react';
import { visuallyHidden } from '~/theme/text.css';
import { type Gap, Stack } from '~/ui/layout/layout';
import { isChanged } from './changed-control';
import { ErrorSummary } from './error-summary';
import { SubmitStateContext } from './form-context';
import { FORM_KEY, useFormKey } from './form-key';
import { readCheck, useSingleChecks } from './single-checks';
import { type FormFetcher, useSubmitProgress } from './submit-progress';
import { FORM_ID } from './typed-form';

type PortalFormProps<Schema extends Record<string, unknown>> = Omit<
  ComponentPropsWithoutRef<typeof Form>,
  'id' | 'onSubmit' | 'onInput' | 'noValidate' | 'method'
> & {
  /** From conform's `useForm`, with `shouldValidate: 'onBlur'` and `shouldRevalidate: 'onInput'`. */
  form: FormMetadata<Schema, string[]>;
  fetcher?: FormFetcher;
  /** Sends an idempotency key: the form creates one thing even if it is submitted repeatedly. */
  makesOne?: boolean;
  labels?: Record<string, string>;
  gap?: Gap;
};

/** Works without JavaScript. Ignores a second submit while one is pending. */
export function PortalForm<Schema extends Record<string, unknown>>({
  form,
  fetcher,
  makesOne = false,
  labels,
  gap = 's5',
  children,
  ...rest
}: PortalFormProps<Schema>) {
  const progress = useSubmitProgress(fetcher);
  const values: Readonly<Record<string, unknown>> | undefined = form.initialValue;
  const key = useFormKey(values?.[FORM_KEY]);
  const [announcement, announce] = useState('');
  const checks = useSingleChecks((name) => {
    if (document.forms.namedItem(form.id)) form.validate({ name });
  });
  useTextTypedBeforeHydration(form.id);

  const intentName = form.validate.getButtonProps().name;
  const submit = (event: FormEvent<HTMLFormElement>) => {
    const { submitter } = event.nativeEvent as SubmitEvent; // React types the native event of onSubmit as a plain Event.
    const intent = submitter instanceof HTMLButtonElement && submitter.name === intentName ? submitter : null;
    if (intent) {
      const check = readCheck(intent.value);
      if (check?.type !== 'validate' || checks.allows(check.name)) form.onSubmit(event);
      event.preventDefault();
      return;
    }
    if (progress.busy()) {
      event.preventDefault();
      return;
    }
    checks.wholeForm();
    form.onSubmit(event);
    if (event.defaultPrevented) progress.stop();
    else progress.begin(submitter);
  };

  const { attempt, pending, submitter } = progress;
  const checkedAlone = checks.last;
  const conduct = useMemo(
    () => ({ attempt, pending, submitter, checkedAlone, announce }),
    [attempt, pending, submitter, checkedAlone],
  );
  const Element = fetcher?.Form ?? Form;
  return (
    <FormProvider context={form.context}>
      <SubmitStateContext.Provider value={conduct}>
        <Element
          {...rest}
          id={form.id}
          method="post"
          noValidate
          aria-busy={pending || undefined}
          onSubmit={submit}
          onInput={({ target }) => {
            if ('name' in target && typeof target.name === 'string') checks.noteChange(target.name);
          }}
        >
          <input type="hidden" name={FORM_ID} value={form.id} />
          {makesOne && <input type="hidden" name={FORM_KEY} value={key} />}
          {labels ? (
            <Stack gap={gap}>
              <ErrorSummary form={form} labels={labels} />
              {children}
            </Stack>
          ) : (
            children
          )}
          <span role="status" className={visuallyHidden}>
            {announcement}
          </span>
        </Element>
      </SubmitStateContext.Provider>
    </FormProvider>
  );
}

/** Passes values typed before hydration, or restored by the browser, to conform. */
function useTextTypedBeforeHydration(formId: string) {
  useEffect(() => {
    const elements = document.forms.namedItem(formId)?.elements ?? [];
    for (const element of elements) {
      if (isChanged(element)) element.dispatchEvent(new Event('input', { bubbles: true }));
    }
  }, [formId]);
}
