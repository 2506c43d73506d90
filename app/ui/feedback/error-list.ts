/** One line of an error summary. Without a field it concerns the form as a whole. */
export type ErrorEntry = { field: string | null; text: string };

/**
 * Lists a form's errors in the order of the labels (the order of the fields on the page), the form's own first. A
 * field's line is "label: message", without the colon after a question or a whole sentence; of several messages for one field the first counts, as at the field.
 *
 * @param errors conform's `form.allErrors`: field name to messages, `''` for the form itself
 * @param labels field name to label; a field without one is listed too, by its message alone and without a link
 * @param words `translate` turns a message into text; `colon` is what the language puts behind a label, before a space
 */
export function listErrors(
  errors: Record<string, string[]>,
  labels: Record<string, string>,
  { translate, colon }: { translate: (message: string) => string; colon: string },
): ErrorEntry[] {
  const ofForm = (errors[''] ?? []).map((message) => ({ field: null, text: translate(message) }));
  const labelled = Object.entries(labels).flatMap(([field, label]) => {
    const message = errors[field]?.[0];
    return message === undefined
      ? []
      : [{ field, text: `${label}${/[?.]$/.test(label) ? '' : colon} ${translate(message)}` }];
  });
  const others = Object.entries(errors).flatMap(([field, [message]]) =>
    field === '' || field in labels || message === undefined
      ? []
      : [{ field: null, text: translate(message) }],
  );
  return [...ofForm, ...labelled, ...others];
}
