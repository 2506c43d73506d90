export interface FormResponse {
  path: string;
  status: number;
  html: string;
}
