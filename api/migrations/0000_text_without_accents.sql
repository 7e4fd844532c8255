-- PostgreSQL's unaccent() is an extension that a server may lack, and is not immutable: no stored column or index may use it.
-- Takes composed text (NFC), which is what the API stores and asks with.
CREATE FUNCTION without_accents(value text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
  SELECT translate(
    value,
    'áÁàÀâÂäÄãÃåÅāĀăĂąĄéÉèÈêÊëËēĒĕĔėĖęĘěĚíÍìÌîÎïÏĩĨīĪĭĬįĮıóÓòÒôÔöÖõÕōŌŏŎőŐøØúÚùÙûÛüÜũŨūŪŭŬůŮűŰųŲñÑńŃņŅňŇçÇćĆĉĈċĊčČýÝÿŸŷŶšŠśŚŝŜşŞžŽźŹżŻłŁŀĿ',
    'aAaAaAaAaAaAaAaAaAeEeEeEeEeEeEeEeEeEiIiIiIiIiIiIiIiIioOoOoOoOoOoOoOoOoOuUuUuUuUuUuUuUuUuUuUnNnNnNnNcCcCcCcCcCyYyYyYsSsSsSsSzZzZzZlLlL'
  )
$$;
