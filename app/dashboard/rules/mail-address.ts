export interface MailDraft {
  readonly subject: string;
  readonly text: string;
}

/** RFC 6068, D-83. Without an address, the customer enters the recipient. */
export function createMailtoUrl(address: string | null, { subject, text }: MailDraft): string {
  return `mailto:${address === null ? '' : recipient(address)}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(text.replaceAll('\n', '\r\n'))}`;
}

function recipient(address: string): string {
  const at = address.lastIndexOf('@');
  return `${encodeURIComponent(address.slice(0, at))}@${encodeURIComponent(address.slice(at + 1))}`;
}
