export const FILE_ENDING =
  /\.(pdf|jpe?g|png|gif|webp|tiff?|heic|docx?|xlsx?|odt|ods|csv|txt|xml|json|zip|p7[ms]|asice?)$/i;
