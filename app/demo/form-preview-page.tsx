import { FormProvider, type SubmissionResult } from '@conform-to/react';
import { type MouseEvent, useEffect, useMemo, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { usePortalForm } from 'ui/fields/form/use-portal-form';
import { PageFrame } from 'ui/frame/page-frame';
import { Stepper } from 'ui/frame/stepper';
import { Stack } from 'ui/layout/layout';
import { h1, leadText as leadStyle } from 'ui/theme/text.css';
import { DynamicFields } from '~/configured-form/dynamic-fields';
import { usePageFrame } from '~/page/use-page-frame';
import * as css from './form-preview.css';
import type { FormPreview } from './form-preview.server';

/** SIM-15. The form editor frames this page. Nothing is sent or kept. */
export function FormPreviewPage({
  heading,
  lead,
  steps,
  fields,
  typed,
  errors,
  country,
  currency,
  frameOrigin,
}: Omit<FormPreview, 'title'>) {
  const { t } = useTranslation('application');
  // conform would treat a new object as a new result.
  const lastResult = useMemo(() => lastResultOf(typed, errors), [typed, errors]);
  const [form] = usePortalForm<Record<string, string>, Record<string, unknown>>({
    id: 'form-preview',
    lastResult,
    defaultValue: typed,
  });
  const formRef = useRef<HTMLFormElement>(null);
  const latestFields = useRef(fields);
  latestFields.current = fields;

  useEffect(() => {
    if (frameOrigin === null || window.parent === window) return;
    const listen = ({ data, origin }: MessageEvent) => {
      if (origin !== frameOrigin || typeof data !== 'object' || data === null || !('selectedField' in data))
        return;
      const name = latestFields.current.find(({ id }) => id === data.selectedField)?.name;
      for (const field of formRef.current?.querySelectorAll('[data-field]') ?? []) {
        const isSelected = name !== undefined && field.getAttribute('data-field') === name;
        field.classList.toggle(css.selected, isSelected);
        if (isSelected) reveal(field);
      }
    };
    window.addEventListener('message', listen);
    // Asks the editor for the selected field.
    window.parent.postMessage({ formStep: {} }, frameOrigin);
    return () => window.removeEventListener('message', listen);
  }, [frameOrigin]);

  function selectField({ target }: MouseEvent) {
    if (frameOrigin === null || !(target instanceof Element)) return;
    const name = target.closest('[data-field]')?.getAttribute('data-field');
    const id = fields.find((field) => field.name === name)?.id;
    if (id !== undefined) window.parent.postMessage({ formStep: { field: id } }, frameOrigin);
  }

  return (
    <PageFrame frame={usePageFrame()}>
      <Stack gap="s7">
        <Stepper label={t('steps.label')} steps={steps} />
        <Stack as="header" gap="s2">
          <h1 className={h1}>{heading}</h1>
          {lead && <p className={leadStyle}>{lead}</p>}
        </Stack>
        <FormProvider context={form.context}>
          <form
            id={form.id}
            ref={formRef}
            className={css.preview}
            onClickCapture={selectField}
            onSubmit={(event) => event.preventDefault()}
          >
            <DynamicFields formId={form.id} {...{ fields, typed, country, currency }} />
          </form>
        </FormProvider>
      </Stack>
    </PageFrame>
  );
}

const SCROLL_MARGIN_PX = 120;

/** `scrollIntoView` would also scroll the page around this frame. */
function reveal(field: Element): void {
  const { top, bottom } = field.getBoundingClientRect();
  if (top < SCROLL_MARGIN_PX) window.scrollBy({ top: top - SCROLL_MARGIN_PX });
  else if (bottom > window.innerHeight - SCROLL_MARGIN_PX)
    window.scrollBy({
      top: Math.min(bottom - window.innerHeight + SCROLL_MARGIN_PX, top - SCROLL_MARGIN_PX),
    });
}

function lastResultOf(
  typed: FormPreview['typed'],
  errors: FormPreview['errors'],
): SubmissionResult<string[]> | null {
  if (Object.keys(errors).length === 0) return null;
  const error = Object.fromEntries(Object.entries(errors).map(([name, text]) => [name, [text]]));
  return { status: 'error', initialValue: typed, error };
}
