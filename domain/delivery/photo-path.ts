/** Where staff fetch the photo of a delivery, by the name under which it is kept. */
export const deliveryPhotoPath = (file: string) => `/api/backoffice/delivery/photos/${file}`
