/** A mail that somebody begins in their own mail program. */
export interface BegunMail {
  readonly subject: string;
  /** Lines apart by line feeds. */
  readonly text: string;
}

/**
 * Address of a link that begins a mail (RFC 6068). Decision D-83: no call of the lending API sends an invitation to sign again, so that an applicant
 * reminds by a mail of their own, and asks the lender for a new invitation; with such a call this is the place that changes.
 *
 * @param address stays one address, whatever it holds
 */
export function mailTo(address: string, { subject, text }: BegunMail): string {
  const at = address.lastIndexOf('@');
  const to = `${encodeURIComponent(address.slice(0, at))}@${encodeURIComponent(address.slice(at + 1))}`;
  return `mailto:${to}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(text.replaceAll('\n', '\r\n'))}`;
}
