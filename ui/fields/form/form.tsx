import { type FormMetadata, FormProvider } from '@conform-to/react';
import { Form, useActionData, type useFetcher, useLocation, useNavigation } from '@remix-run/react';
import { type ComponentPropsWithoutRef, type FormEvent, useEffect, useMemo, useRef, useState } from 'react';
import { type Gap, Stack } from 'ui/layout/layout';
import { blockFocus, isControlChanged, unblockFocus } from './control';
import { ErrorSummary } from './error-summary';
import {
  FORM_ID_FIELD,
  FORM_KEY_FIELD,
  SubmitStateContext,
  useFormKey,
  useShownValuesField,
} from './form-contexts';

/**
 * The framework's default `action` is decoded, so `?`, `#` or `%` in an id would change the address. Undefined if the
 * default is right.
 */
export function useEncodedAction(): string | undefined {
  const { pathname, search } = useLocation();
  return pathname.includes('%') ? `${pathname}${search}` : undefined;
}

const TAP_MS = 300;

type Check = { type: string; name: string };

/** conform stores its intent ("validate this field") as JSON in a button. */
export function readValidationAttempt(intent: string): Check | null {
  try {
    const parsed: unknown = JSON.parse(intent);
    if (typeof parsed !== 'object' || parsed === null || !('type' in parsed)) return null;
    const { type } = parsed;
    const payload = 'payload' in parsed ? parsed.payload : null;
    if (typeof type !== 'string' || typeof payload !== 'object' || payload === null) return null;
    return 'name' in payload && typeof payload.name === 'string' ? { type, name: payload.name } : null;
  } catch {
    return null;
  }
}

/** An error would move a button under the pressed pointer, so wait for its release. */
function useSingleChecks(check: (name: string) => void) {
  const changedFields = useRef(new Set<string>());
  const waitingFields = useRef(new Set<string>());
  const lastCheckedField = useRef<string | null>(null);
  const isPressed = useRef(false);
  const latestCheck = useRef(check);
  latestCheck.current = check;

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const handlePointerDown = ({ button }: PointerEvent) => {
      // Other buttons cause no click, and a context menu may suppress their release.
      if (button !== 0) return;
      clearTimeout(timer);
      isPressed.current = true;
    };
    const release = () => {
      isPressed.current = false;
      for (const name of waitingFields.current) latestCheck.current(name);
      waitingFields.current.clear();
    };
    const createRelease = (milliseconds: number) => () => {
      clearTimeout(timer);
      timer = setTimeout(release, milliseconds);
    };
    const releaseAfterClick = createRelease(0);
    const releaseAfterTap = createRelease(TAP_MS);
    document.addEventListener('pointerdown', handlePointerDown, true);
    document.addEventListener('pointerup', releaseAfterTap, true);
    document.addEventListener('pointercancel', releaseAfterTap, true);
    document.addEventListener('click', releaseAfterClick, true);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('pointerdown', handlePointerDown, true);
      document.removeEventListener('pointerup', releaseAfterTap, true);
      document.removeEventListener('pointercancel', releaseAfterTap, true);
      document.removeEventListener('click', releaseAfterClick, true);
    };
  }, []);

  return {
    recordChange(name: string) {
      changedFields.current.add(name);
    },
    tryStartCheck(name: string): boolean {
      if (!changedFields.current.has(name)) return false;
      if (isPressed.current) {
        waitingFields.current.add(name);
        return false;
      }
      lastCheckedField.current = name;
      return true;
    },
    startFormCheck() {
      waitingFields.current.clear();
      lastCheckedField.current = null;
    },
    last: () => lastCheckedField.current,
  };
}

/** React handles no events while it removes a focused field, so conform's check would submit and leave the page. */
function useChecksWithoutNavigation(formId: string, intentName: string | undefined) {
  useEffect(() => {
    const preventNavigation = (event: SubmitEvent) => {
      const { submitter, target } = event;
      const isSameForm = target instanceof HTMLFormElement && target.getAttribute('id') === formId;
      if (isSameForm && submitter instanceof HTMLButtonElement && submitter.name === intentName)
        event.preventDefault();
    };
    window.addEventListener('submit', preventNavigation);
    return () => window.removeEventListener('submit', preventNavigation);
  }, [formId, intentName]);
}

type FormFetcher = Pick<ReturnType<typeof useFetcher>, 'Form' | 'state' | 'data'>;

function useSubmitProgress(fetcher?: FormFetcher) {
  const navigation = useNavigation();
  const actionData = useActionData();
  const state = fetcher ? fetcher.state : navigation.state;
  const lastResult: unknown = fetcher ? fetcher.data : actionData;

  const [attempt, setAttempt] = useState(0);
  const [sentButton, setSentButton] = useState<{ button: string | null } | null>(null);
  // A second click may arrive before the first one has rendered.
  const submitPhase = useRef<'rest' | 'sent' | 'busy'>('rest');
  const earlierResult = useRef(lastResult);

  useEffect(() => {
    if (submitPhase.current === 'rest') return;
    if (state !== 'idle') {
      submitPhase.current = 'busy';
      return;
    }
    // A quick response may arrive before the busy state has rendered.
    if (submitPhase.current === 'sent' && lastResult === earlierResult.current) return;
    submitPhase.current = 'rest';
    setSentButton(null);
    setAttempt((count) => count + 1);
  }, [state, lastResult]);

  return {
    attempt,
    isPending: sentButton !== null,
    submitter: sentButton?.button ?? null,
    busy: () => submitPhase.current !== 'rest',
    start(button: HTMLElement | null) {
      submitPhase.current = 'sent';
      earlierResult.current = lastResult;
      const hasName = button instanceof HTMLButtonElement && button.name !== '';
      setSentButton({ button: hasName ? `${button.name}=${button.value}` : null });
    },
    stop: () => setAttempt((count) => count + 1),
  };
}

type PortalFormProps<Schema extends Record<string, unknown>> = Omit<
  ComponentPropsWithoutRef<typeof Form>,
  'id' | 'onSubmit' | 'onInput' | 'noValidate' | 'method'
> & {
  /** Must validate on blur and revalidate on input. */
  form: FormMetadata<Schema, string[]>;
  fetcher?: FormFetcher;
  /** Sends an idempotency key, so that repeated submits create one entry. */
  sendsFormKey?: boolean;
  labels?: Record<string, string>;
  gap?: Gap;
};

/** Works without JavaScript. Ignores a second submit while one is pending. */
export function PortalForm<Schema extends Record<string, unknown>>({
  form,
  fetcher,
  sendsFormKey = false,
  labels,
  gap = 's5',
  children,
  ...rest
}: PortalFormProps<Schema>) {
  const progress = useSubmitProgress(fetcher);
  const values: Readonly<Record<string, unknown>> | undefined = form.initialValue;
  const key = useFormKey(values?.[FORM_KEY_FIELD]);
  const shownValuesField = useShownValuesField();
  const checks = useSingleChecks((name) => {
    if (document.forms.namedItem(form.id)) form.validate({ name });
  });
  useTextTypedBeforeHydration(form.id);

  const intentName = form.validate.getButtonProps().name;
  useChecksWithoutNavigation(form.id, intentName);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    const { submitter } = event.nativeEvent as SubmitEvent;
    const intent = submitter instanceof HTMLButtonElement && submitter.name === intentName ? submitter : null;
    if (intent) {
      const check = readValidationAttempt(intent.value);
      if (check?.type !== 'validate' || checks.tryStartCheck(check.name)) form.onSubmit(event);
      event.preventDefault();
      return;
    }
    if (progress.busy()) {
      event.preventDefault();
      return;
    }
    checks.startFormCheck();
    blockFocus(form.id);
    form.onSubmit(event);
    unblockFocus();
    if (event.defaultPrevented) progress.stop();
    else progress.start(submitter);
  };

  const { attempt, isPending, submitter } = progress;
  const readLastCheckedField = checks.last;
  const submitState = useMemo(
    () => ({ attempt, isPending, submitter, readLastCheckedField }),
    [attempt, isPending, submitter, readLastCheckedField],
  );
  const Element = fetcher?.Form ?? Form;
  const ownAction = useEncodedAction();
  return (
    <FormProvider context={form.context}>
      <SubmitStateContext.Provider value={submitState}>
        <Element
          action={ownAction}
          {...rest}
          id={form.id}
          method="post"
          noValidate
          aria-busy={isPending || undefined}
          onSubmit={submit}
          onInput={({ target }) => {
            if ('name' in target && typeof target.name === 'string') checks.recordChange(target.name);
          }}
        >
          <input type="hidden" name={FORM_ID_FIELD} value={form.id} />
          {sendsFormKey && <input type="hidden" name={FORM_KEY_FIELD} value={key} />}
          {shownValuesField && (
            <noscript>
              <input type="hidden" name={shownValuesField} value={JSON.stringify(values ?? {})} />
            </noscript>
          )}
          {labels ? (
            <Stack gap={gap}>
              <ErrorSummary form={form} labels={labels} />
              {children}
            </Stack>
          ) : (
            children
          )}
        </Element>
      </SubmitStateContext.Provider>
    </FormProvider>
  );
}

/** Users may type before hydration, and browsers restore values. */
function useTextTypedBeforeHydration(formId: string) {
  useEffect(() => {
    const elements = document.forms.namedItem(formId)?.elements ?? [];
    for (const element of elements) {
      if (isControlChanged(element)) element.dispatchEvent(new Event('input', { bubbles: true }));
    }
  }, [formId]);
}
