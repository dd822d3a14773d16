/** Goes to the first field with an error after the person tried to continue with an incomplete form. */
export const goToFirstFault = (): void => {
  // once the faults are drawn
  requestAnimationFrame(() => {
    const field = document.querySelector<HTMLElement>('#main [aria-invalid="true"]');
    const words = document.querySelector<HTMLElement>('#main .ui-field-error');
    field?.focus({ preventScroll: true });
    (field ?? words)?.scrollIntoView({ block: 'center' });
  });
};
