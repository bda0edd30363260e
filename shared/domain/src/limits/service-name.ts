/** The service's name as programs and addresses write it. */
export const SERVICE_NAME = 'everyshelf'
