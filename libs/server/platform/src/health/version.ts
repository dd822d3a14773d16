/** The version people see in the footer, as the specification has it. */
export const VERSION = 'alpha-0.4.20';
