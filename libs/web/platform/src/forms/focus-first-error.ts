/** Moves the focus to the first invalid field of a form once its errors are drawn; an error whose field takes no focus is scrolled to. */
export const focusFirstError = (form: ParentNode): void => {
  requestAnimationFrame(() => {
    const field = form.querySelector<HTMLElement>('[aria-invalid="true"]');
    field?.focus({ preventScroll: true });
    (field ?? form.querySelector('.ui-field-error'))?.scrollIntoView({ block: 'center' });
  });
};
