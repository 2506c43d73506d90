/** What came back for a form that was sent past the page. */
export interface FormAnswer {
  /** Where redirects led. */
  path: string;
  status: number;
  html: string;
}
