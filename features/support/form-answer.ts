/** Answer to a form that was posted directly. */
export interface FormAnswer {
  /** Where redirects led. */
  path: string;
  status: number;
  html: string;
}
