/** After somebody wanted on with something missing: to the first field that says so. */
export const goToFirstFault = (): void => {
  // once the faults are drawn
  requestAnimationFrame(() => {
    const field = document.querySelector<HTMLElement>('#main [aria-invalid="true"]');
    const words = document.querySelector<HTMLElement>('#main .ui-field-error');
    field?.focus({ preventScroll: true });
    (field ?? words)?.scrollIntoView({ block: 'center' });
  });
};
