import { FormProvider } from '@conform-to/react';
import { type MouseEvent, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { usePortalForm } from 'ui/fields/form/use-portal-form';
import { PageFrame } from 'ui/frame/page-frame';
import { Stepper } from 'ui/frame/stepper';
import { Stack } from 'ui/layout/layout';
import { h1, leadText as leadStyle } from 'ui/theme/text.css';
import { DynamicFields } from '~/configured-form/dynamic-fields';
import { useFrame } from '~/page/use-frame';
import * as css from './form-preview.css';
import type { FormPreview } from './form-preview.server';

/** SIM-15. The form editor frames this page. Nothing is sent or kept. */
export function FormPreviewPage({
  heading,
  lead,
  steps,
  fields,
  typed,
  country,
  currency,
  framer,
}: Omit<FormPreview, 'title'>) {
  const { t } = useTranslation('application');
  const [form] = usePortalForm<Record<string, string>, Record<string, unknown>>({
    id: 'form-preview',
    lastResult: null,
    defaultValue: typed,
  });
  const place = useRef<HTMLFormElement>(null);
  const latest = useRef(fields);
  latest.current = fields;

  useEffect(() => {
    if (framer === null || window.parent === window) return;
    const listen = ({ data, origin }: MessageEvent) => {
      if (origin !== framer || typeof data !== 'object' || data === null || !('selectedField' in data))
        return;
      const name = latest.current.find(({ id }) => id === data.selectedField)?.name;
      for (const field of place.current?.querySelectorAll('[data-field]') ?? []) {
        const isSelected = name !== undefined && field.getAttribute('data-field') === name;
        field.classList.toggle(css.selected, isSelected);
        if (isSelected) field.scrollIntoView({ block: 'nearest' });
      }
    };
    window.addEventListener('message', listen);
    // Asks the editor for the selected field.
    window.parent.postMessage({ formStep: {} }, framer);
    return () => window.removeEventListener('message', listen);
  }, [framer]);

  function choose({ target }: MouseEvent) {
    if (framer === null || !(target instanceof Element)) return;
    const name = target.closest('[data-field]')?.getAttribute('data-field');
    const id = fields.find((field) => field.name === name)?.id;
    if (id !== undefined) window.parent.postMessage({ formStep: { field: id } }, framer);
  }

  return (
    <PageFrame frame={useFrame()}>
      <Stack gap="s7">
        <Stepper label={t('steps.label')} steps={steps} />
        <Stack as="header" gap="s2">
          <h1 className={h1}>{heading}</h1>
          {lead && <p className={leadStyle}>{lead}</p>}
        </Stack>
        <FormProvider context={form.context}>
          <form
            id={form.id}
            ref={place}
            className={css.preview}
            onClickCapture={choose}
            onSubmit={(event) => event.preventDefault()}
          >
            <DynamicFields formId={form.id} {...{ fields, typed, country, currency }} />
          </form>
        </FormProvider>
      </Stack>
    </PageFrame>
  );
}
