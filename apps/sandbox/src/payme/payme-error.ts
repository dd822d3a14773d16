/** A refusal on PayMe's wire: `status_code` 1 and a numbered reason, usually with HTTP 500. */
export class PaymeError extends Error {
  constructor(
    readonly code: number,
    readonly details: string,
    readonly additional: string | null = null,
  ) {
    super(details);
  }

  body() {
    return {
      status_code: 1,
      payme_status: 'error',
      status_error_code: this.code,
      status_error_details: this.details,
      status_additional_info: this.additional,
    };
  }
}

export const wrongStatus = (status: string) =>
  new PaymeError(305, 'Cannot perform action due to an incorrect status', status);
