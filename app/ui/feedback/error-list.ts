/** One line of an error summary. Without a field it concerns the form as a whole. */
export type ErrorEntry = { field: string | null; text: string };

/**
 * Lists a form's errors in the order of the labels, its own first, each "label: message", without the colon after a question or sentence, the first
 * of a field alone, and what names its label by itself; a field without a label by its message and without a link. `colon` is the language's.
 */
export function listErrors(
  errors: Record<string, string[]>,
  labels: Record<string, string>,
  { translate, colon }: { translate: (message: string, label?: string) => string; colon: string },
): ErrorEntry[] {
  const ofForm = (errors[''] ?? []).map((message) => ({ field: null, text: translate(message) }));
  const labelled = Object.entries(labels).flatMap(([field, label]) => {
    const message = errors[field]?.[0];
    if (message === undefined) return [];
    // The field itself offers the accepted spelling.
    const text = translate(message.replace('Near?', '?'), label);
    return [
      { field, text: text.includes(label) ? text : `${label}${/[?.]$/.test(label) ? '' : colon} ${text}` },
    ];
  });
  const others = Object.entries(errors).flatMap(([field, [message]]) =>
    field === '' || field in labels || message === undefined
      ? []
      : [{ field: null, text: translate(message) }],
  );
  return [...ofForm, ...labelled, ...others];
}
