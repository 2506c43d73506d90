@needs-appointments
Feature: Appointments with an advisor

  @OVER-11 @APPT-03 @plain
  Scenario: A customer is invited to an appointment
    Given an application of which nothing is missing
    When I open my application
    Then the page shows the text "Merle Jansen"
    And the page shows the text "Firmenkundenberatung"
    And I can choose to pick a time for an appointment

  @OVER-11 @plain @needs-partners
  Scenario: The overview offers no appointment if the partner has none
    Given I visit Nordkontor, which hides the credit check, as Sabine Koch
    When I open my application
    Then I cannot choose to pick a time for an appointment

  @APPT-01 @APPT-02 @APPT-03 @APPT-04 @needs-proxy @needs-clock
  Scenario Outline: A customer books an appointment <how>
    Given it is Thursday, 2026-03-26, and an application of which nothing is missing
    When I open my application
    And I choose to pick a time for an appointment
    Then the days from "2026-03-27" to "2026-05-22" can be picked, without weekends
    And of the public holidays "2026-04-03, 2026-04-06, 2026-05-01, 2026-05-14, 2026-05-25" none can be picked
    And the times from "09:00" to "17:00" can be picked, every quarter of an hour
    When I pick an appointment by "telephone" on "2026-03-30" at "10:15"
    And I choose to go on to my contact data
    Then the page shows the text "Mo., 30. März, 10:15 bis 10:45 Uhr"
    And my e-mail is already there
    When I say who I am
    And I choose to book the appointment
    Then the page shows the text "Wir rufen Sie unter der angegebenen Nummer an."
    And the lender got a booking with:
      | meeting_time | 2026-03-30T10:15:00+02:00 |
    And the lender was asked to book an appointment once
    And the calendar file says "DTSTART:20260330T081500Z"
    When I choose to finish the booking
    Then I cannot choose to pick a time for an appointment
    And the card about my appointment says "Mo., 30. März, 10:15 bis 10:45 Uhr; Telefon, 30 Minuten"

    Examples:
      | how             |
      | with JavaScript |

    @no-js
    Examples:
      | how                |
      | without JavaScript |

  @APPT-01 @APPT-02 @needs-proxy @needs-clock
  Scenario Outline: The booking form preselects the first free appointment <how>
    Given it is Thursday, 2026-03-26, and an application of which nothing is missing
    When I open my application
    And I choose to pick a time for an appointment
    Then the day already reads "2026-03-27"
    And the time of day already reads "09:00"
    And the lender was never asked to book an appointment
    When I pick an appointment by "telephone" on "" at ""
    And I choose to go on to my contact data
    Then the page shows the text "Fr., 27. März, 09:00 bis 09:30 Uhr"
    And the lender was never asked to book an appointment

    Examples:
      | how             |
      | with JavaScript |

    @no-js
    Examples:
      | how                |
      | without JavaScript |

  @APPT-01 @APPT-04 @phone @needs-clock
  Scenario: On a phone, the kind and the time of an appointment booked by Enter fit on one line each
    Given it is Thursday, 2026-11-26, and an application of which nothing is missing
    When I open my application
    And I choose to pick a time for an appointment
    And I pick an appointment by "telephone" on "2026-11-30" at "10:15"
    And I choose to go on to my contact data
    And I say who I am
    And I press Enter in the contact phone
    Then kind and time of the appointment are on one line each, "Telefon, 30 Minuten" and "Mo., 30. November, 10:15 bis 10:45 Uhr"
    When I come back to the booked appointment in English
    Then kind and time of the appointment are on one line each, "Telephone, 30 minutes" and "Mon 30 November, 10:15 to 10:45"
    When I come back to the booked appointment in French
    Then kind and time of the appointment are on one line each, "Téléphone, 30 min" and "lun. 30 novembre, de 10:15 à 10:45"
    When I come back to the booked appointment in Polish
    Then kind and time of the appointment are on one line each, "Telefon, 30 min" and "pon., 30 listopada, od 10:15 do 10:45"

  @APPT-01 @APPT-03 @plain @needs-clock
  Scenario: A booked appointment is shown with its place until it is over
    Given it is Thursday, 2026-03-26, and an application of which nothing is missing
    When I open my application
    And I choose to pick a time for an appointment
    Then the page shows the text "Ballindamm 40, 20095 Hamburg"
    When I pick an appointment by "in_person" on "2026-03-30" at "10:15"
    And I choose to go on to my contact data
    And I say who I am
    And I choose to book the appointment
    And I choose to finish the booking
    And I log out
    And I open my application
    And I log in here
    And I open my application
    Then the card about my appointment says "Mo., 30. März, 10:15 bis 10:45 Uhr; Ballindamm 40, 20095 Hamburg"
    And the calendar file says "LOCATION:"
    When 120 hours pass in the lending system
    And I open my application
    And I log in here
    And I open my application
    Then 0 items are open
    And nothing there tells of "30. März, 10:15"

  @APPT-04 @SHELL-10 @no-js @needs-clock
  Scenario: The language switch keeps the data of a booking without JavaScript
    Given it is Thursday, 2026-03-26, and an application of which nothing is missing
    When I open my application
    And I choose to pick a time for an appointment
    And I pick an appointment by "telephone" on "2026-03-30" at "10:15"
    And I switch to English
    Then the page's language is English
    And the time of day still reads "10:15"
    When I choose to go on to my contact data
    And I say who I am
    And I switch to German
    Then the page's language is German
    And the page shows the text "Mo., 30. März, 10:15 bis 10:45 Uhr"
    And the first name still reads "Katrin"
    When I choose to book the appointment
    Then the page shows the text "Wir rufen Sie unter der angegebenen Nummer an."

  @APPT-04 @HTTP-03 @plain @needs-clock @needs-proxy
  Scenario: A customer continues the booking after a session timeout
    Given it is Thursday, 2026-03-26, and an application of which nothing is missing
    When I open my application
    And I choose to pick a time for an appointment
    And I pick an appointment by "telephone" on "2026-03-30" at "10:15"
    And I choose to go on to my contact data
    And I say who I am
    And my session ends in the lending system
    And I choose to book the appointment
    Then I am asked to log in
    When I log in here
    Then the page shows the text "Mo., 30. März, 10:15 bis 10:45 Uhr"
    And the first name still reads "Katrin"
    When I choose to book the appointment
    Then the page shows the text "Wir rufen Sie unter der angegebenen Nummer an."

  @APPT-01 @needs-date
  Scenario Outline: The booking of an appointment without <missing> is rejected
    Given it is Thursday, 2026-03-26, and an application of which nothing is missing
    When I open my application
    And I choose to pick a time for an appointment
    And I pick an appointment by "<type>" on "<day>" at "<time>"
    And I choose to go on to my contact data
    Then the <missing> is refused

    @plain
    Examples:
      | missing      | type      | day        | time  |
      | meeting type |           | 2026-03-30 | 10:15 |

  @APPT-02 @needs-proxy @needs-date
  Scenario Outline: The server rejects a time that cannot be picked: <what>
    Given it is Thursday, 2026-03-26, and an application of which nothing is missing
    When I open my application
    Then an appointment on "<day>" at "<time>" is refused with "<words>"

    @plain
    Examples:
      | what             | day        | time  | words             |
      | today            | 2026-03-26 | 10:00 | An diesem Tag     |
      | a Sunday         | 2026-03-29 | 10:00 | An diesem Tag     |
      | Good Friday      | 2026-04-03 | 10:00 | An diesem Tag     |
      | too far          | 2026-05-26 | 10:00 | An diesem Tag     |
      | before the first | 2026-03-30 | 08:45 | Zu dieser Uhrzeit |
      | after the last   | 2026-03-30 | 17:15 | Zu dieser Uhrzeit |
      | off the step     | 2026-03-30 | 10:10 | Zu dieser Uhrzeit |
      | no time          | 2026-03-30 | 99:99 | Zu dieser Uhrzeit |
      | an empty day     |            | 10:00 | Wählen Sie        |
      | an empty time    | 2026-03-30 |       | Wählen Sie        |

  @APPT-01 @APPT-04 @needs-date
  Scenario: The booking of an appointment requires every detail except the topic
    Given it is Thursday, 2026-03-26, and an application of which nothing is missing
    When I open my application
    And I choose to pick a time for an appointment
    And I choose to go on to my contact data
    Then the meeting type is refused
    When I pick an appointment by "webex" on "2026-03-30" at "10:15"
    And I choose to go on to my contact data
    Then the first name already reads "Katrin"
    And the contact phone already reads "+49 421 5550126"
    When I fill in:
      | first name     |  |
      | last name      |  |
      | company name   |  |
      | contact e-mail |  |
      | contact phone  |  |
    And I choose to book the appointment
    Then the first name is refused
    And the last name is refused
    And the company name is refused
    And the contact e-mail is refused
    And the contact phone is refused

  @APPT-04 @HTTP-04 @needs-proxy @needs-date
  Scenario Outline: A refused booking of an appointment shows the error at the field to correct: <code>
    Given it is Thursday, 2026-03-26, and an application of which nothing is missing
    And the booking answers the code <code> at "meeting_time"
    When I open my application
    And I choose to pick a time for an appointment
    And I pick an appointment by "telephone" on "2026-03-30" at "10:15"
    And I choose to go on to my contact data
    And I say who I am
    And I choose to book the appointment
    Then the <detail> is refused
    When I choose to go on to my contact data
    Then the first name still reads "Katrin"

    @plain
    Examples:
      | code                              | detail      |
      | err_appointment_before_start_time | time of day |
      | err_appointment_after_end_time    | time of day |
      | err_appointment_weekday_invalid   | day         |
      | err_appointment_too_early         | day         |
      | err_appointment_too_far           | day         |

  @APPT-02 @APPT-04 @HTTP-04 @needs-proxy @needs-date
  Scenario Outline: A time that is already taken is no longer offered, <how>
    Given it is Thursday, 2026-03-26, and an application of which nothing is missing
    And the booking answers the code err_resource_exists at "meeting_time"
    When I open my application
    And I choose to pick a time for an appointment
    And I pick an appointment by "telephone" on "2026-03-30" at "10:15"
    And I choose to go on to my contact data
    And I say who I am
    And I choose to book the appointment
    Then the time of day is refused because "Diese Uhrzeit ist inzwischen vergeben"
    And the time "10:15" cannot be picked
    When I pick an appointment by "telephone" on "2026-03-30" at "10:30"
    And I choose to go on to my contact data
    Then the first name still reads "Katrin"

    Examples:
      | how             |
      | with JavaScript |

    @no-js
    Examples:
      | how                |
      | without JavaScript |

  @APPT-01 @OVER-11 @plain
  Scenario: An appointment without day and time is still shown
    Given an application for which an appointment is booked
    When I open my application
    Then the card about my appointment says "Tag und Uhrzeit stehen in der Bestätigung"
    And I cannot choose to pick a time for an appointment

  @APPT-02 @needs-date
  Scenario Outline: All times of day are readable without JavaScript <where>
    Given it is Thursday, 2026-03-26, and an application of which nothing is missing
    When I open my application
    And I choose to pick a time for an appointment
    Then no time of day is cut off

    @no-js @browser
    Examples:
      | where        |
      | on a desktop |

    @no-js @phone
    Examples:
      | where      |
      | on a phone |

  @APPT-01 @plain
  Scenario: The calendar file of an unknown application is not found
    Given an application of which nothing is missing
    When I open my application
    And I open "/dashboard/applications/nobody/appointment.ics"
    Then the page is not found

  @APPT-01 @plain
  Scenario: The calendar file without an appointment redirects to the application
    Given an application of which nothing is missing
    When I open my application at "/appointment.ics"
    Then I can choose to pick a time for an appointment

  @APPT-01 @plain
  Scenario: A typed "?appointment=booked" in the URL does not confirm an appointment
    Given an application of which nothing is missing
    When I open my application at "?appointment=booked"
    Then the page shows the text "Schritt 1 von 3"
