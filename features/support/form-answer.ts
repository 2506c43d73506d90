export interface FormAnswer {
  path: string;
  status: number;
  html: string;
}
